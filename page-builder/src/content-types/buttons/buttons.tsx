import { boxProps } from '../../render/box.ts';
import { Nodes } from '../../render/nodes.tsx';
import type { ContentTypeProps } from '../../render/renderer.ts';
import * as styles from './buttons.css.ts';
import type { ButtonsNode } from './buttons.node.ts';

/** A set of buttons, side by side or one below the other; all as wide as the widest if the merchant wants it (PBT-25). */
export function Buttons({ node }: ContentTypeProps<ButtonsNode>) {
  const layout = node.appearance === 'stacked' ? 'stacked' : 'inline';
  return (
    <div {...boxProps(node)}>
      <div className={node.isSameWidth ? styles.sameWidth[layout] : styles.layout[layout]}><Nodes nodes={node.children} /></div>
    </div>
  );
}
