import { getBoxProps } from '../../render/box.ts';
import { ContentNodes } from '../../render/content-nodes.tsx';
import type { ContentTypeProps } from '../../render/renderer.ts';
import * as styles from './buttons.css.ts';
import type { ButtonsNode } from '../../nodes.ts';

/** A set of buttons, side by side or one below the other; all as wide as the widest if the merchant wants it. */
export function Buttons({ node }: ContentTypeProps<ButtonsNode>) {
  const layout = node.appearance === 'stacked' ? 'stacked' : 'inline';
  return (
    <div {...getBoxProps(node)}>
      <div className={node.isSameWidth ? styles.sameWidth[layout] : styles.layout[layout]}>
        <ContentNodes nodes={node.children} />
      </div>
    </div>
  );
}
