'use client';
import { useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { Image } from '../image/index.ts';
import { PriceSummary, type PriceSummaryRow } from '../price-summary/index.ts';
import { useWords, type OwnWords } from '../provider/index.ts';
import { classNames } from '../styles/class-names.ts';
import { Heading } from '../text/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './order-summary.css.ts';
import { orderSummaryWords, type OrderSummaryWords } from './order-summary.words.ts';
import { useTotalAnnouncement } from './use-total-announcement.ts';

/** A product of the order. */
export interface OrderSummaryLine {
  /** Different for each line. */
  id: string;
  /** Name of the product. */
  name: string;
  /** Address of the picture; absent leaves its ground empty. */
  imageSrc?: string | undefined;
  /** Number of pieces, formatted. */
  quantity: string;
  /** Chosen options, e.g. `Smak: malina`. */
  details?: readonly string[] | undefined;
  /** Formatted price of the line. */
  total: string;
}

/** Words that are left out come from the provider's table. All other attributes go to the `<section>`. */
export interface OrderSummaryProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'>, OwnWords<OrderSummaryWords> {
  /** The products, in the order of the cart. */
  lines: readonly OrderSummaryLine[];
  /** The amounts, from top to bottom. */
  rows: readonly PriceSummaryRow[];
  /** Formatted amount to pay, said once when it changes (CO-4). Default: nothing is said. */
  total?: string | undefined;
  /** Amounts are being computed again. Default false. */
  busy?: boolean | undefined;
  /** Beside the title, e.g. a link to the cart (FO-11). */
  action?: ReactNode;
  /** Level of the title in the outline. Default 2. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** The `<section>`. */
  ref?: Ref<HTMLElement>;
}

/**
 * What is ordered and what it costs, beside the steps of the checkout.
 *
 * | state hook of the root | there while |
 * | --- | --- |
 * | `data-busy` | it is `busy` |
 */
export function OrderSummary({
  lines, rows, total, busy = false, action, headingLevel = 2, title, quantityLabel, totalChanged, className, ...props
}: OrderSummaryProps) {
  const titleId = useId();
  const words = useWords('orderSummary', orderSummaryWords, { title, quantityLabel, totalChanged });
  const announcement = useTotalAnnouncement(busy ? undefined : total, words.totalChanged);
  return (
    <section {...props} aria-labelledby={titleId} data-busy={busy || undefined} className={classNames(styles.summary, className)}>
      <div className={styles.head}>
        <Heading level={headingLevel} size="h4" id={titleId}>
          {words.title}
        </Heading>
        {action}
      </div>
      <ul role="list" className={styles.lines}>
        {lines.map((line) => (
          <li key={line.id} className={styles.line}>
            <div className={styles.picture}>{line.imageSrc && <Image src={line.imageSrc} alt="" maximumWidth={48} />}</div>
            <div className={styles.text}>
              <p className={styles.name}>{line.name}</p>
              {line.details?.map((detail) => (
                <p key={detail} className={styles.detail}>
                  {detail}
                </p>
              ))}
              <p className={styles.detail}>
                {words.quantityLabel} {line.quantity}
              </p>
            </div>
            <p className={styles.price}>{line.total}</p>
          </li>
        ))}
      </ul>
      <PriceSummary rows={rows} busy={busy} className={styles.totals} />
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </section>
  );
}
