import { Background } from '../../render/background.tsx';
import * as background from '../../render/background.css.ts';
import { boxProps } from '../../render/box.ts';
import { Nodes } from '../../render/nodes.tsx';
import type { ContentTypeProps } from '../../render/renderer.ts';
import * as styles from './tab-item.css.ts';
import type { TabItemNode } from './tab-item.node.ts';

/** What one tab shows (PBT-37): content on its ground, at the top, middle or bottom of its height. */
export function TabItem({ node }: ContentTypeProps<TabItemNode>) {
  return (
    <div {...boxProps(node, background.ground, styles.tabItem, node.verticalAlignment && styles.alignment[node.verticalAlignment])}>
      <Background node={node} />
      <div className={background.foreground}><Nodes nodes={node.children} /></div>
    </div>
  );
}
