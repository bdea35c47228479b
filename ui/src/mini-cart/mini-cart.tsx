'use client';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../button/index.ts';
import { useControlled } from '../hooks/index.ts';
import { Stack } from '../layout/index.ts';
import { LiveRegion } from '../live-region/index.ts';
import { useWords, type OwnWords } from '../provider/index.ts';
import { SidePanel, type SidePanelProps } from '../side-panel/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { Text } from '../text/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './mini-cart.css.ts';
import { miniCartWords, type MiniCartWords } from './mini-cart.words.ts';

/** How far the cart is: on its way, there, or not to be had. */
export type MiniCartStatus = 'loading' | 'ready' | 'error';

/** A message to the shopper about the cart, e.g. that a price has changed. */
export interface MiniCartNotice {
  id: string;
  /** The message, e.g. `Cena jednego z produktów się zmieniła.` */
  text: ReactNode;
}

/** All other props are those of the side panel. Words that are left out come from the provider's table. */
export interface MiniCartProps extends Omit<SidePanelProps, 'title' | 'footer' | 'children' | 'closeLabel' | 'busy'>, OwnWords<MiniCartWords> {
  /** Default `ready`. */
  status?: MiniCartStatus;
  /** Number of products; 0 for an empty cart, absent while it is not known. */
  count?: number | undefined;
  /** The lines, as `CartLine` elements, which are list items. */
  children?: ReactNode;
  /** The totals, e.g. a `PriceSummary`. */
  summary?: ReactNode;
  /** A change is under way: totals may change. Default false. */
  busy?: boolean;
  /** Messages above the lines. Default: none. */
  notices?: readonly MiniCartNotice[];
  /** Said when it changes: the new total after the server answered (MC-4), the product just added (MC-3). */
  announcement?: string | undefined;
  /** Loads the cart again after an error. */
  onRetry?(): void;
  /** Default `/checkout`. */
  checkoutHref?: string;
  /** Default `/cart`. */
  cartHref?: string;
  /** Where an empty cart leads. Default `/`. */
  browseHref?: string;
  /** A link of the panel's own was followed: the moment to close for a parent that holds `open`. Where nobody does, it closes itself. */
  onFollow?(): void;
}

/**
 * The cart in a side panel: lines, totals, the ways to cart page and checkout (FRM-09). `data-status` on the dialog is
 * `loading`, `error`, `empty` or `ready`. Lines MC-3 and MC-4.
 */
export function MiniCart({
  status = 'ready', count, children, summary, busy = false, notices = [], announcement, onRetry, checkoutHref = '/checkout', cartHref = '/cart', browseHref = '/', onFollow,
  open, defaultOpen = false, onOpenChange,
  titleLabel, closeLabel, linesLabel, loadingLabel, emptyText, browseLabel, errorText, retryLabel, checkoutLabel, cartLabel, ...props
}: MiniCartProps) {
  const words = useWords('miniCart', miniCartWords, {
    titleLabel, closeLabel, linesLabel, loadingLabel, emptyText, browseLabel, errorText, retryLabel, checkoutLabel, cartLabel,
  });
  const [isOpen, change] = useControlled({ value: open, defaultValue: defaultOpen, onChange: onOpenChange });
  const follow = () => {
    onFollow?.();
    if (open === undefined) change(false);
  };
  const shown = status === 'ready' && count === 0 ? 'empty' : status;
  return (
    <SidePanel
      {...props}
      open={isOpen}
      onOpenChange={change}
      title={words.titleLabel(status === 'ready' ? count : undefined)}
      closeLabel={words.closeLabel}
      data-status={shown}
      busy={busy || status === 'loading'}
      footer={
        shown === 'ready' && (
          <Stack gap="x3">
            {summary}
            <ButtonLink href={checkoutHref} size="large" fullWidth onClick={follow}>
              {words.checkoutLabel}
            </ButtonLink>
            <ButtonLink href={cartHref} variant="secondary" fullWidth onClick={follow}>
              {words.cartLabel}
            </ButtonLink>
          </Stack>
        )
      }
    >
      <Stack gap="x4">
        {/* There from the start, so that what comes in is said. */}
        <div role="status" className={styles.notices}>
          {notices.map(({ id, text }) => (
            <p key={id} className={styles.notice}>
              {text}
            </p>
          ))}
        </div>
        {shown === 'loading' && <Placeholder label={words.loadingLabel} />}
        {shown === 'error' && (
          <div role="alert">
            <Stack gap="x4" align="start">
              <Text>{words.errorText}</Text>
              {onRetry && <Button onClick={onRetry}>{words.retryLabel}</Button>}
            </Stack>
          </div>
        )}
        {shown === 'empty' && (
          <Stack gap="x4" align="start">
            <Text>{words.emptyText}</Text>
            <ButtonLink href={browseHref} onClick={follow}>
              {words.browseLabel}
            </ButtonLink>
          </Stack>
        )}
        {shown === 'ready' && (
          <ul role="list" aria-label={words.linesLabel}>
            {children}
          </ul>
        )}
        <LiveRegion>{announcement}</LiveRegion>
      </Stack>
    </SidePanel>
  );
}

function Placeholder({ label }: { label: string }) {
  return (
    <>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      {['first', 'second'].map((line) => (
        <div key={line} className={styles.placeholder}>
          <span className={styles.picture}>
            <Skeleton shape="picture" />
          </span>
          <Stack gap="x2">
            <Skeleton width="70%" />
            <Skeleton width="40%" />
          </Stack>
        </div>
      ))}
    </>
  );
}
