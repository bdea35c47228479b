'use client';
import type { ReactNode } from 'react';
import { ButtonLink } from '../button/index.ts';
import { useControlled } from '../hooks/index.ts';
import { Stack } from '../layout/index.ts';
import { LiveRegion } from '../live-region/index.ts';
import { useStrings, type StringOverrides } from '../provider/index.ts';
import { SidePanel, type SidePanelProps } from '../side-panel/index.ts';
import { CartContents, getShownStatus, type CartContentsProps, type CartContentsStrings } from './cart-contents.tsx';
import { miniCartStrings, type MiniCartStrings } from './mini-cart.strings.ts';

type ContentsProps = Omit<CartContentsProps, keyof SidePanelProps | keyof CartContentsStrings>;

/** Props of `MiniCart`, in addition to those of the side panel. Omitted strings come from the provider. */
export interface MiniCartProps
  extends Omit<SidePanelProps, 'title' | 'footer' | 'children' | 'closeLabel' | 'loading'>,
    ContentsProps,
    StringOverrides<MiniCartStrings> {
  /** Lines, as `CartLine` elements, which are list items. */
  children?: ReactNode;
  /** Totals, e.g. a `PriceSummary`. */
  summary?: ReactNode;
  /** Whether a change is in progress, so that totals may change. Default `false`. */
  loading?: boolean;
  /** Text that is announced when it changes, e.g. the new total or the product just added. */
  announcement?: string | undefined;
  /** URL of the checkout. Default `/checkout`. */
  checkoutHref?: string;
  /** URL of the cart page. Default `/cart`. */
  cartHref?: string;
  /**
   * Called when a link of the panel is followed; close the panel then if it is controlled. An uncontrolled panel closes
   * itself.
   */
  onNavigate?: (() => void) | undefined;
}

/**
 * Cart in a side panel: `CartContents`, totals, and links to the cart page and the checkout. `data-status` on the
 * dialog is `loading`, `error`, `empty` or `ready`.
 */
export function MiniCart({
  status = 'ready',
  count,
  children,
  beforeLines,
  afterLines,
  summary,
  loading = false,
  notices,
  announcement,
  emptyText,
  onRetry,
  checkoutHref = '/checkout',
  cartHref = '/cart',
  continueShoppingHref,
  onNavigate,
  linesRef,
  emptyTitleRef,
  open,
  defaultOpen = false,
  onOpenChange,
  titleLabel,
  closeLabel,
  linesLabel,
  loadingLabel,
  emptyTitle,
  continueShoppingLabel,
  errorText,
  retryLabel,
  checkoutLabel,
  cartLabel,
  ...props
}: MiniCartProps) {
  const strings = useStrings('miniCart', miniCartStrings, { titleLabel, closeLabel, checkoutLabel, cartLabel });
  const [isOpen, change] = useControlled({ value: open, defaultValue: defaultOpen, onChange: onOpenChange });
  const follow = () => {
    onNavigate?.();
    if (open === undefined) change(false);
  };
  const shown = getShownStatus(status, count);
  return (
    <SidePanel
      {...props}
      open={isOpen}
      onOpenChange={change}
      title={strings.titleLabel(status === 'ready' ? count : undefined)}
      closeLabel={strings.closeLabel}
      data-status={shown}
      loading={loading || status === 'loading'}
      footer={
        shown === 'ready' && (
          <Stack gap="x3">
            {summary}
            <ButtonLink href={checkoutHref} size="large" fullWidth onClick={follow}>
              {strings.checkoutLabel}
            </ButtonLink>
            <ButtonLink href={cartHref} variant="secondary" fullWidth onClick={follow}>
              {strings.cartLabel}
            </ButtonLink>
          </Stack>
        )
      }
    >
      <CartContents
        {...{ status, count, beforeLines, afterLines, notices, emptyText, onRetry, continueShoppingHref }}
        {...{ linesRef, emptyTitleRef, linesLabel, loadingLabel, emptyTitle, continueShoppingLabel }}
        {...{ errorText, retryLabel }}
        onNavigate={follow}
      >
        {children}
      </CartContents>
      <LiveRegion>{announcement}</LiveRegion>
    </SidePanel>
  );
}
