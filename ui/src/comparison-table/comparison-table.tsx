'use client';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Badge } from '../badge/index.ts';
import { useStrings, type StringOverrides } from '../provider/index.ts';
import { classNames } from '../styles/class-names.ts';
import { TableRegion } from '../table/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './comparison-table.css.ts';
import { comparisonTableStrings, type ComparisonTableStrings } from './comparison-table.strings.ts';

/** Thing that is compared: a column. */
export interface ComparedItem {
  /** Unique key. */
  id: string;
  /** Name of the column for assistive technology. Default: the text of the header and its controls. */
  name?: string | undefined;
  /** Its name, usually a link, with image and price. */
  header: ReactNode;
  /** Controls below the header, e.g. to remove it. Not printed. Default: none. */
  actions?: ReactNode;
}

/** Property of the things that are compared: a row. */
export interface ComparedProperty {
  /** Unique key. */
  id: string;
  /** Name of the property. */
  label: string;
  /** Its value of each thing, in the order of `items`. */
  values: readonly ReactNode[];
  /** Whether the values differ, which a mark with text says. */
  differs: boolean;
}

/** Props of `ComparisonTable`. Other attributes are passed to the root element. */
export interface ComparisonTableProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'role' | 'tabIndex' | 'aria-label' | 'children'>,
    StringOverrides<ComparisonTableStrings> {
  /** Caption for screen readers, and name of the region while it scrolls. */
  caption: string;
  /** What is compared, in columns. */
  items: readonly ComparedItem[];
  /** Their properties, in rows. */
  rows: readonly ComparedProperty[];
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement>;
}

/**
 * Things side by side, with their properties in rows. The names of the properties stay in view while it scrolls
 * sideways; on paper everything is printed in the width of the page, without controls.
 */
export function ComparisonTable({
  caption,
  items,
  rows,
  properties: ownProperties,
  differs: ownDiffers,
  className,
  ...props
}: ComparisonTableProps) {
  const { properties, differs } = useStrings('comparisonTable', comparisonTableStrings, {
    properties: ownProperties,
    differs: ownDiffers,
  });
  return (
    <TableRegion {...props} label={caption} className={classNames(styles.region, className)}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <td>
              <VisuallyHidden>{properties}</VisuallyHidden>
            </td>
            {items.map(({ id, name, header, actions }) => (
              <th key={id} scope="col" aria-label={name}>
                <div className={styles.header}>
                  {header}
                  {actions && <div className={styles.actions}>{actions}</div>}
                </div>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, label, values, differs: isDifferent }) => (
            <tr key={id} data-differs={isDifferent || undefined}>
              <th scope="row">
                <span className={styles.label}>
                  {label}
                  {isDifferent && <Badge>{differs}</Badge>}
                </span>
              </th>
              {items.map((item, index) => (
                <td key={item.id}>{values[index]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableRegion>
  );
}
