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

/** A product of the order. */
export interface OrderSummaryLine {
  /** Different for each line. */
  id: string;
  /** Name of the product. */
  name: string;
  /** URL of the image; absent leaves its background empty. */
  imageSrc?: string | undefined;
  /** Number of pieces, formatted. */
  quantity: string;
  /** Chosen options, e.g. `Smak: malina`. */
  details?: readonly string[] | undefined;
  /** Formatted price of the line. */
  total: string;
}

/** Omitted strings come from the provider. All other attributes go to the `<section>`. */
export interface OrderSummaryProps
  extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'>,
    StringOverrides<OrderSummaryStrings> {
  /** The products, in the order of the cart. */
  lines: readonly OrderSummaryLine[];
  /** The amounts, from top to bottom. */
  rows: readonly PriceSummaryRow[];
  /** Formatted amount to pay, said once when it changes. Default: nothing is said. */
  total?: string | undefined;
  /** Amounts are being computed again. Default false. */
  loading?: boolean | undefined;
  /** Beside the title, e.g. a link to the cart. */
  action?: ReactNode;
  /** Level of the title in the outline. Default 2. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** The `<section>`. */
  ref?: Ref<HTMLElement>;
}

/**
 * What is ordered and what it costs, next to the steps of the checkout.
 *
 * | state hook of the root | there while |
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
