'use client';
import { useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { Image } from '../image/index.ts';
import { PriceSummary, type PriceSummaryRow } from '../price-summary/index.ts';
import { useStrings, type StringOverrides } from '../provider/index.ts';
import { classNames } from '../styles/class-names.ts';
import { Heading } from '../text/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './order-summary.css.ts';
import { orderSummaryStrings, type OrderSummaryStrings } from './order-summary.strings.ts';
import { useTotalAnnouncement } from './use-total-announcement.ts';

/** Product of the order. */
export interface OrderSummaryLine {
  /** Unique id in the list. */
  id: string;
  /** Name of the product. */
  name: string;
  /** URL of the image; without it, only its background is shown. */
  imageSrc?: string | undefined;
  /** Formatted quantity. */
  quantity: string;
  /** Selected options, e.g. `Flavor: raspberry`. Line breaks in them are kept. */
  details?: readonly string[] | undefined;
  /** Formatted price of the line. */
  total: string;
}

/** Props of `OrderSummary`. Other attributes are passed to the `<section>`. Omitted strings come from the provider. */
export interface OrderSummaryProps
  extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'>,
    StringOverrides<OrderSummaryStrings> {
  /** Products in the order of the cart. */
  lines: readonly OrderSummaryLine[];
  /** Amounts in display order. */
  rows: readonly PriceSummaryRow[];
  /** Formatted grand total, announced when it changes. Default: no announcement. */
  total?: string | undefined;
  /** Whether the amounts are being recalculated. Default `false`. */
  loading?: boolean | undefined;
  /** Action next to the title, e.g. a link to the cart. */
  action?: ReactNode;
  /** Heading level of the title. Default 2. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Ref to the `<section>` element. */
  ref?: Ref<HTMLElement>;
}

/**
 * Products and amounts of an order, next to the steps of the checkout.
 *
 * | state hook of the root | present while |
 * | --- | --- |
 * | `data-loading` | `loading` is set |
 */
export function OrderSummary({
  lines,
  rows,
  total,
  loading = false,
  action,
  headingLevel = 2,
  title,
  quantityLabel,
  totalChanged,
  className,
  ...props
}: OrderSummaryProps) {
  const titleId = useId();
  const strings = useStrings('orderSummary', orderSummaryStrings, { title, quantityLabel, totalChanged });
  const announcement = useTotalAnnouncement(loading ? undefined : total, strings.totalChanged);
  return (
    <section
      {...props}
      aria-labelledby={titleId}
      data-loading={loading || undefined}
      className={classNames(styles.summary, className)}
    >
      <div className={styles.head}>
        <Heading level={headingLevel} size="h4" id={titleId}>
          {strings.title}
        </Heading>
        {action}
      </div>
      <ul role="list" className={styles.lines}>
        {lines.map((line) => (
          <li key={line.id} className={styles.line}>
            <div className={styles.picture}>{line.imageSrc && <Image src={line.imageSrc} alt="" maxWidth={48} />}</div>
            <div className={styles.text}>
              <p className={styles.name}>{line.name}</p>
              {line.details?.map((detail) => (
                <p key={detail} className={styles.detail}>
                  {detail}
                </p>
              ))}
              <p className={styles.detail}>
                {strings.quantityLabel} {line.quantity}
              </p>
            </div>
            <p className={styles.price}>{line.total}</p>
          </li>
        ))}
      </ul>
      <PriceSummary rows={rows} loading={loading} className={styles.totals} />
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </section>
  );
}
