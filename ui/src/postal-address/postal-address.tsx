import type { HTMLAttributes, Ref } from 'react';
import { classNames } from '../styles/class-names.ts';
import * as styles from './postal-address.css.ts';

/** Props of `PostalAddress`. Other attributes are passed to the `<address>`. */
export interface PostalAddressProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Lines in the order of the country. */
  lines: readonly string[];
  ref?: Ref<HTMLElement>;
}

/** Postal address, one line below the other as on an envelope. */
export function PostalAddress({ lines, className, ...props }: PostalAddressProps) {
  return (
    <address {...props} className={classNames(styles.address, className)}>
      {lines.map((line, index) => (
        <span key={`${index} ${line}`}>{line}</span>
      ))}
    </address>
  );
}
