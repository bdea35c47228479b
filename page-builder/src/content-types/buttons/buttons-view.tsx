import type { ReactNode } from 'react';
import { getBoxProps } from '../../render/box.ts';
import * as styles from './buttons.css.ts';
import type { ButtonsNode } from '../../nodes.ts';

/**
 * Renders a set of buttons, side by side or one below the other; all as wide as the widest if the merchant wants it.
 */
export function ButtonsView({ node, children }: { node: ButtonsNode; children: ReactNode }) {
  const layout = node.appearance === 'stacked' ? 'stacked' : 'inline';
  return (
    <div {...getBoxProps(node)}>
      <div className={node.isSameWidth ? styles.sameWidth[layout] : styles.layout[layout]}>{children}</div>
    </div>
  );
}
