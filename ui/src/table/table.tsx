import type { ReactNode, Ref, TableHTMLAttributes } from 'react';
import { classNames } from '../styles/class-names.ts';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';
import { TableRegion } from './table-region.tsx';
import * as styles from './table.css.ts';

/** All other attributes go to the `<table>`. */
export interface TableProps extends TableHTMLAttributes<HTMLTableElement> {
  /** Name of the table, and of its region while it scrolls. */
  caption: string;
  /** The caption is said, not seen, where a heading above already shows it. Default false. */
  captionHidden?: boolean;
  /** `<thead>` and `<tbody>`; cells with `data-numeric` are set flush right. */
  children: ReactNode;
  ref?: Ref<HTMLTableElement>;
}

/** A table of data. Too wide for its place it scrolls by itself, so that the page never does. */
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
