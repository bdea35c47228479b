import { Background } from '../../render/background.tsx';
import * as background from '../../render/background.css.ts';
import { getBoxProps, getLightThemeProps } from '../../render/box.ts';
import { ContentNodes } from '../../render/content-nodes.tsx';
import type { ContentTypeProps } from '../../render/renderer.ts';
import * as styles from './tab-item.css.ts';
import type { TabItemNode } from '../../nodes.ts';

/** What one tab shows: content on its background, at the top, middle or bottom of its height. */
export function TabItem({ node }: ContentTypeProps<TabItemNode>) {
  return (
    <div
      {...getLightThemeProps(node)}
      {...getBoxProps(
        node,
        background.ground,
        styles.tabItem,
        node.verticalAlignment && styles.alignment[node.verticalAlignment],
      )}
    >
      <Background node={node} />
      <div className={background.foreground}>
        <ContentNodes nodes={node.children} />
      </div>
    </div>
  );
}
