import { getBoxProps } from '../../render/box.ts';
import { ContentNodes } from '../../render/content-nodes.tsx';
import type { ContentTypeProps } from '../../render/renderer.ts';
import * as styles from './column-line.css.ts';
import type { ColumnLineNode } from '../../nodes.ts';

/** Columns side by side; on phones one below the other. */
export function ColumnLine({ node }: ContentTypeProps<ColumnLineNode>) {
  return (
    <div {...getBoxProps(node, styles.line)}>
      <ContentNodes nodes={node.children} />
    </div>
  );
}
