'use client';
import type { ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { useStrings, type StringOverrides } from '../provider/index.ts';
import { SidePanel, type SidePanelProps } from '../side-panel/index.ts';
import * as styles from './filter-dialog.css.ts';
import { filterDialogStrings, type FilterDialogStrings } from './filter-dialog.strings.ts';

/** All other props are those of the side panel. Omitted strings come from the provider. */
export interface FilterDialogProps
  extends Omit<
      SidePanelProps,
      'open' | 'defaultOpen' | 'onOpenChange' | 'trigger' | 'title' | 'footer' | 'children' | 'closeLabel'
    >,
    StringOverrides<FilterDialogStrings> {
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
 * The filters on small screens: a modal side panel, 27.25rem wide where there is room, whose buttons stay in view while
 * the filters scroll. A separate entry, so that applications can lazy-load it.
 */
export function FilterDialog({
  open,
  onOpenChange,
  resultCount,
  onClear,
  children,
  title,
  closeLabel,
  applyLabel,
  clearLabel,
  ...props
}: FilterDialogProps) {
  const strings = useStrings('filterDialog', filterDialogStrings, { title, closeLabel, applyLabel, clearLabel });
  return (
    <SidePanel
      {...props}
      open={open}
      onOpenChange={onOpenChange}
      title={strings.title}
      closeLabel={strings.closeLabel}
      footer={
        <div className={styles.footer}>
          <Button fullWidth onClick={() => onOpenChange(false)}>
            {strings.applyLabel(resultCount)}
          </Button>
          {onClear && (
            <Button fullWidth variant="quiet" onClick={onClear}>
              {strings.clearLabel}
            </Button>
          )}
        </div>
      }
    >
      {children}
    </SidePanel>
  );
}
