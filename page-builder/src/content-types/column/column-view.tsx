import type { ReactNode } from 'react';
import * as background from '../../render/background.css.ts';
import { getBoxProps, getLightThemeProps } from '../../render/box.ts';
import { classNames } from '../../render/class-names.ts';
import * as styles from './column.css.ts';
import { columnAppearances } from '../../keywords.ts';
import type { ColumnNode } from '../../nodes.ts';

export interface ColumnViewProps {
  node: ColumnNode;
  /** Image behind the content. */
  background: ReactNode;
  /** Rendered children of the node. */
  children: ReactNode;
}

/** Renders a column: as tall as its neighbors, or as its content and set at the top, middle or bottom of the line. */
export function ColumnView({ node, background: picture, children }: ColumnViewProps) {
  const appearance = columnAppearances.find((name) => name === node.appearance) ?? 'full-height';
  const alignment = node.verticalAlignment && styles.alignment[node.verticalAlignment];
  const { style, ...box } = getBoxProps(
    node,
    background.ground,
    styles.column,
    styles.appearance[appearance],
    alignment,
  );
  return (
    <div {...box} style={{ ...style, '--pb-width': node.width ?? '100%' }} {...getLightThemeProps(node)}>
      {picture}
      <div className={classNames(background.foreground, styles.content)}>{children}</div>
    </div>
  );
}

/** Returns the share of the site width that a column fills, in a line that fills `lineShare`, 0 to 1. */
export function getColumnShare({ width }: ColumnNode, lineShare: number): number {
  const percentage = Number(/([\d.]+)%/.exec(width ?? '')?.[1] ?? 100);
  return lineShare * (percentage > 0 && percentage <= 100 ? percentage / 100 : 1);
}
