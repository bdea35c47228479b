import { getBoxProps } from '../../render/box.ts';
import type { ContentTypeProps } from '../../render/renderer.ts';
import * as styles from './divider.css.ts';
import type { DividerNode } from '../../nodes.ts';

/** A line. */
export function Divider({ node }: ContentTypeProps<DividerNode>) {
  return (
    <div {...getBoxProps(node)}>
      <hr
        className={styles.line}
        style={{ width: node.width, borderBlockStartColor: node.color, borderBlockStartWidth: node.thickness }}
      />
    </div>
  );
}
