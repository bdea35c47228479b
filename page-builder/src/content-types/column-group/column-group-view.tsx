import type { ReactNode } from 'react';
import * as background from '../../render/background.css.ts';
import { getBoxProps, getLightThemeProps } from '../../render/box.ts';
import { classNames } from '../../render/class-names.ts';
import type { ColumnGroupNode, ContentNode } from '../../nodes.ts';
import { line } from '../column-line/column-line.css.ts';
import * as styles from './column-group.css.ts';

export interface ColumnGroupViewProps {
  node: ColumnGroupNode;
  /** Image behind the content. */
  background: ReactNode;
  /** Renders the nodes of a line. */
  renderNodes: (nodes: readonly ContentNode[]) => ReactNode;
}

/** Renders a group of columns, in lines or, as before Magento 2.4.5, directly. */
export function ColumnGroupView({ node, background: picture, renderNodes }: ColumnGroupViewProps) {
  return (
    <div {...getLightThemeProps(node)} {...getBoxProps(node, background.ground, styles.group)}>
      {picture}
      {inLines(node.children).map((nodes, index) => (
        <div key={index} className={classNames(background.foreground, isLine(nodes[0]) ? undefined : line)}>
          {renderNodes(nodes)}
        </div>
      ))}
    </div>
  );
}

/** Columns directly in the group form a line; a group can have both kinds. */
function inLines(nodes: readonly ContentNode[]): ContentNode[][] {
  const lines: ContentNode[][] = [];
  for (const node of nodes) {
    const last = lines.at(-1);
    if (last && !isLine(node) && !isLine(last[0])) last.push(node);
    else lines.push([node]);
  }
  return lines;
}

function isLine(node: ContentNode | undefined): boolean {
  return node?.contentType === 'column-line';
}
