import type { ReactNode, Ref, TableHTMLAttributes } from 'react';
import { classNames } from '../styles/class-names.ts';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';
import { TableRegion } from './table-region.tsx';
import * as styles from './table.css.ts';

/** Props of `Table`. Other attributes are passed to the `<table>`. */
export interface TableProps extends TableHTMLAttributes<HTMLTableElement> {
  /** Caption of the table, and name of its region while it scrolls. */
  caption: string;
  /** Whether the caption is visually hidden, e.g. below a heading with the same text. Default `false`. */
  captionHidden?: boolean;
  /** `<thead>` and `<tbody>`; cells with `data-numeric` are right-aligned. */
  children: ReactNode;
  ref?: Ref<HTMLTableElement>;
}

/** Data table. If it is too wide, it scrolls by itself, so that the page does not scroll horizontally. */
export function Table({ caption, captionHidden = false, className, children, ...props }: TableProps) {
  return (
    <TableRegion label={caption}>
      <table {...props} className={classNames(styles.table, className)}>
        <caption className={captionHidden ? visuallyHidden : styles.caption}>{caption}</caption>
        {children}
      </table>
    </TableRegion>
  );
}
