import type { HTMLAttributes, Ref } from 'react';
import { classNames } from '../styles/class-names.ts';
import { Text, TextLink } from '../text/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './order-list.css.ts';

/** Order in the list. */
export interface OrderListItem {
  /** Order number. */
  number: string;
  /** URL of the order. */
  href: string;
  /** Name of the link, which contains the number, e.g. `Order 000000123`. */
  linkLabel: string;
  /** Formatted date. */
  date: string;
  /** Status as text. */
  status: string;
  /** Formatted grand total. Default: none. */
  total?: string | undefined;
}

/** Props of `OrderList`. Other attributes are passed to the `<ul>`. */
export interface OrderListProps extends Omit<HTMLAttributes<HTMLUListElement>, 'children'> {
  /** Orders in display order. */
  items: readonly OrderListItem[];
  /** Names of the values for screen readers, e.g. `Date`, `Status` and `Total`. */
  labels: Readonly<Record<'date' | 'status' | 'total', string>>;
  /** Name of the list for screen readers, e.g. `Recent orders`. Default: none. */
  'aria-label'?: string | undefined;
  ref?: Ref<HTMLUListElement>;
}

/** Orders of a customer: two lines for each on phones, one from 640 px. */
export function OrderList({ items, labels, className, ...props }: OrderListProps) {
  return (
    <ul role="list" {...props} className={classNames(styles.list, className)}>
      {items.map(({ number, href, linkLabel, date, status, total }) => (
        <li key={number} className={styles.row}>
          <TextLink href={href} aria-label={linkLabel} className={styles.number}>
            {number}
          </TextLink>
          <Text as="span" className={styles.date}>
            <VisuallyHidden>{labels.date}: </VisuallyHidden>
            {date}
          </Text>
          <Text as="span" tone="secondary">
            <VisuallyHidden>{labels.status}: </VisuallyHidden>
            {status}
          </Text>
          <Text as="span" weight="semibold" className={styles.total}>
            <VisuallyHidden>{labels.total}: </VisuallyHidden>
            {total}
          </Text>
        </li>
      ))}
    </ul>
  );
}
