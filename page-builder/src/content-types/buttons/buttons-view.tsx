import type { ReactNode } from 'react';
import { getBoxProps } from '../../render/box.ts';
import * as styles from './buttons.css.ts';
import type { ButtonsNode } from '../../nodes.ts';

/**
 * Renders a set of buttons, side by side or one below the other; all as wide as the widest if the merchant wants it.
 */
export function ButtonsView({ node, children }: { node: ButtonsNode; children: ReactNode }) {
  const layout = node.appearance === 'stacked' ? 'stacked' : 'inline';
  const box = getBoxProps(node);
  // A set that wraps is as wide as its box, so the alignment of the text does not place its buttons.
  return (
    <div {...box}>
      <div
        className={node.isSameWidth ? styles.sameWidth[layout] : styles.layout[layout]}
        style={{ justifyContent: layout === 'inline' ? box.style.textAlign : undefined }}
      >
        {children}
      </div>
    </div>
  );
}
