'use client';
import type { ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { useWords, type OwnWords } from '../provider/index.ts';
import { SidePanel, type SidePanelProps } from '../side-panel/index.ts';
import * as styles from './filter-dialog.css.ts';
import { filterDialogWords, type FilterDialogWords } from './filter-dialog.words.ts';

/** All other props are those of the side panel. Words that are left out come from the provider's table. */
export interface FilterDialogProps
  extends Omit<SidePanelProps, 'open' | 'defaultOpen' | 'onOpenChange' | 'trigger' | 'title' | 'footer' | 'children' | 'closeLabel'>,
    OwnWords<FilterDialogWords> {
  /** Whether the dialog is shown, held by the parent. */
  open: boolean;
  /** Called with false when the shopper closes it: Escape, mask, close button, or on to the products. */
  onOpenChange(open: boolean): void;
  /** How many products the present filters leave. */
  resultCount: number;
  /** Gives all filters up. Default: no such button, for when none is chosen. */
  onClear?: (() => void) | undefined;
  /** The filters, e.g. a `FilterPanel`. */
  children: ReactNode;
}

/**
 * The filters on small screens: a modal side panel, 27.25rem wide where there is room, whose buttons stay in view while the filters
 * scroll (accessibility line FI-2, and DI-1 to DI-5 as every dialog; TOK-07). Its own folder, so that shops load it when it first opens.
 */
export function FilterDialog({ open, onOpenChange, resultCount, onClear, children, title, closeLabel, applyLabel, clearLabel, ...props }: FilterDialogProps) {
  const words = useWords('filterDialog', filterDialogWords, { title, closeLabel, applyLabel, clearLabel });
  return (
    <SidePanel
      {...props}
      open={open}
      onOpenChange={onOpenChange}
      title={words.title}
      closeLabel={words.closeLabel}
      footer={
        <div className={styles.footer}>
          <Button fullWidth onClick={() => onOpenChange(false)}>
            {words.applyLabel(resultCount)}
          </Button>
          {onClear && (
            <Button fullWidth variant="quiet" onClick={onClear}>
              {words.clearLabel}
            </Button>
          )}
        </div>
      }
    >
      {children}
    </SidePanel>
  );
}
