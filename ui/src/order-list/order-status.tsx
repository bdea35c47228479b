import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Badge } from '../badge/index.ts';
import { classNames } from '../styles/class-names.ts';
import * as styles from './order-list.css.ts';

/** Props of `OrderStatus`. Other attributes are passed to the `<span>`. */
export interface OrderStatusProps extends HTMLAttributes<HTMLSpanElement> {
  /** Status as text. */
  children: ReactNode;
  ref?: Ref<HTMLSpanElement>;
}

/** Status of an order on the background of its page. */
export function OrderStatus({ className, ...props }: OrderStatusProps) {
  return <Badge {...props} className={classNames(styles.status, className)} />;
}
