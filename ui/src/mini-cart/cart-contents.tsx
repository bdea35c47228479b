'use client';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Alert } from '../alert/index.ts';
import { Button, ButtonLink } from '../button/index.ts';
import { Stack } from '../layout/index.ts';
import { BagIcon } from '../icon/index.ts';
import { MessagePage } from '../message-page/index.ts';
import { useStrings, useWitryna, type StringOverrides } from '../provider/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { classNames } from '../styles/class-names.ts';
import { Text } from '../text/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './mini-cart.css.ts';
import { miniCartStrings, type MiniCartStrings } from './mini-cart.strings.ts';

/** Loading state of the cart. */
export type CartStatus = 'loading' | 'ready' | 'error';

/** Notice about the cart, e.g. that a price has changed. */
export interface CartNotice {
  id: string;
  /** Text of the notice, e.g. `The price of one product has changed.` */
  text: ReactNode;
  /** Tone; `error` is for problems that prevent the order, and is announced immediately. Default `info`. */
  tone?: 'info' | 'error' | undefined;
}

/** Strings of `CartContents`. */
export type CartContentsStrings = Pick<
  MiniCartStrings,
  'linesLabel' | 'loadingLabel' | 'emptyTitle' | 'continueShoppingLabel' | 'errorText' | 'retryLabel'
>;

/** Props of `CartContents`. Other attributes are passed to the root element. Omitted strings come from the provider. */
export interface CartContentsProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children'>,
    StringOverrides<CartContentsStrings> {
  /** Loading state. Default `ready`. */
  status?: CartStatus;
  /** Number of products; 0 for an empty cart, absent while it is unknown. */
  count?: number | undefined;
  /** Lines, as `CartLine` elements, which are list items. */
  children?: ReactNode;
  /** Content between the notices and the lines, e.g. a `FreeShippingProgress`. Default: none. */
  beforeLines?: ReactNode;
  /** Content below the lines, e.g. a free gift. Default: none. */
  afterLines?: ReactNode;
  /** Notices above the lines. Default: none. */
  notices?: readonly CartNotice[];
  /** Description below `emptyTitle`. Default: none. */
  emptyText?: string | undefined;
  /** Called to load the cart again after an error. */
  onRetry?: (() => void) | undefined;
  /** URL of the link in an empty cart. Default `/`. */
  continueShoppingHref?: string | undefined;
  /** Called when the link in an empty cart is followed. */
  onNavigate?: (() => void) | undefined;
  /** Ref to the list of lines, which can receive focus when a line is removed. */
  linesRef?: Ref<HTMLUListElement> | undefined;
  /** Ref to the heading of an empty cart, which can receive focus when the last line is removed. */
  emptyTitleRef?: Ref<HTMLHeadingElement> | undefined;
  /** Ref to the element. */
  ref?: Ref<HTMLDivElement>;
}

/** Cart lines, or the loading, error or empty state, for `MiniCart` and the cart page. */
export function CartContents({
  status = 'ready',
  count,
  children,
  beforeLines,
  afterLines,
  notices = [],
  emptyText = '',
  onRetry,
  continueShoppingHref = '/',
  onNavigate,
  linesRef,
  emptyTitleRef,
  linesLabel,
  loadingLabel,
  emptyTitle,
  continueShoppingLabel,
  errorText,
  retryLabel,
  className,
  ...props
}: CartContentsProps) {
  const { mark } = useWitryna();
  const strings = useStrings('miniCart', miniCartStrings, {
    linesLabel,
    loadingLabel,
    emptyTitle,
    continueShoppingLabel,
    errorText,
    retryLabel,
  });
  const errors = notices.filter(({ tone }) => tone === 'error');
  const others = notices.filter(({ tone }) => tone !== 'error');
  const shown = getShownStatus(status, count);
  return (
    <div {...props} className={classNames(styles.contents, className)}>
      {/* Present from the start, so that later notices are announced. */}
      <div role="status" className={styles.notices}>
        {others.map(({ id, text }) => (
          <Alert key={id}>{text}</Alert>
        ))}
      </div>
      {errors.map(({ id, text }) => (
        <Alert key={id} role="alert" tone="error">
          {text}
        </Alert>
      ))}
      {shown === 'loading' && <Placeholder label={strings.loadingLabel} />}
      {shown === 'error' && (
        <Stack gap="x4" align="start">
          <Text role="alert">{strings.errorText}</Text>
          {onRetry && <Button onClick={onRetry}>{strings.retryLabel}</Button>}
        </Stack>
      )}
      {shown === 'empty' && (
        <MessagePage
          mark={mark ?? <BagIcon size="large" />}
          headingLevel={2}
          title={strings.emptyTitle}
          titleRef={emptyTitleRef}
          description={emptyText}
          actions={
            <ButtonLink href={continueShoppingHref} onClick={onNavigate}>
              {strings.continueShoppingLabel}
            </ButtonLink>
          }
        />
      )}
      {shown === 'ready' && (
        <>
          {beforeLines}
          <ul ref={linesRef} role="list" tabIndex={-1} aria-label={strings.linesLabel}>
            {children}
          </ul>
          {afterLines}
        </>
      )}
    </div>
  );
}

/** Returns the state to show: the loading state, or `empty` for a loaded cart without products. */
export function getShownStatus(status: CartStatus, count: number | undefined): CartStatus | 'empty' {
  return status === 'ready' && count === 0 ? 'empty' : status;
}

function Placeholder({ label }: { label: string }) {
  return (
    <>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      {['first', 'second'].map((line) => (
        <div key={line} className={styles.placeholder}>
          <span className={styles.picture}>
            <Skeleton variant="picture" />
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
