import { boxProps } from '../../render/box.ts';
import { Nodes } from '../../render/nodes.tsx';
import type { ContentTypeProps } from '../../render/renderer.ts';
import * as styles from './column-line.css.ts';
import type { ColumnLineNode } from './column-line.node.ts';

/** Columns side by side; on phones one below the other. */
export function ColumnLine({ node }: ContentTypeProps<ColumnLineNode>) {
  return <div {...boxProps(node, styles.line)}><Nodes nodes={node.children} /></div>;
}
