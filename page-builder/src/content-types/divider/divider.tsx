import { boxProps } from '../../render/box.ts';
import type { ContentTypeProps } from '../../render/renderer.ts';
import * as styles from './divider.css.ts';
import type { DividerNode } from './divider.node.ts';

/** A line (PBT-42). */
export function Divider({ node }: ContentTypeProps<DividerNode>) {
  return (
    <div {...boxProps(node)}>
      <hr className={styles.line} style={{ width: node.width, borderBlockStartColor: node.color, borderBlockStartWidth: node.thickness }} />
    </div>
  );
}
