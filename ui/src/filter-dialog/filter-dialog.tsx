'use client';
import type { ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { useStrings, type StringOverrides } from '../provider/index.ts';
import { SidePanel, type SidePanelProps } from '../side-panel/index.ts';
import * as styles from './filter-dialog.css.ts';
import { filterDialogStrings, type FilterDialogStrings } from './filter-dialog.strings.ts';

/** Props of `FilterDialog`, in addition to those of the side panel. Omitted strings come from the provider. */
export interface FilterDialogProps
  extends Omit<
      SidePanelProps,
      'open' | 'defaultOpen' | 'onOpenChange' | 'trigger' | 'title' | 'footer' | 'children' | 'closeLabel'
    >,
    StringOverrides<FilterDialogStrings> {
  /** Whether the dialog is open, controlled by the parent. */
  open: boolean;
  /**
   * Called with `false` when the shopper closes the dialog by Escape, mask, close button or the button that shows the
   * products.
   */
  onOpenChange(open: boolean): void;
  /** Number of products that match the current filters. */
  resultCount: number;
  /** Called to clear all filters. Default: no button, for when no filter is selected. */
  onClear?: (() => void) | undefined;
  /** Filters, e.g. a `FilterPanel`. */
  children: ReactNode;
}

/**
 * Filters on small screens: a modal side panel, 27.25rem wide if there is space. Its buttons stay visible while the
 * filters scroll. It has its own entry so that applications can lazy-load it.
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
