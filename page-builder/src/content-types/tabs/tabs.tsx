import { Tabs as UiTabs } from '@witryna/ui/tabs';
import {
  frameStyle,
  heightProps,
  marginStyle,
  merchantClasses,
  getLightThemeProps,
  paddingStyle,
} from '../../render/box.ts';
import { classNames } from '../../render/class-names.ts';
import { ContentNodes } from '../../render/content-nodes.tsx';
import { useRenderContext } from '../../render/render-context.tsx';
import type { ContentTypeProps } from '../../render/renderer.ts';
import { sectionHeading } from '../../render/section-heading.ts';
import { TabItem } from '../tab-item/tab-item.tsx';
import * as styles from './tabs.css.ts';
import type { TabItemNode, TabsNode } from '../../nodes.ts';

/** Set of tabs, or one tab, which share this file because neither comes without the other. */
export default function Tabs({ node }: ContentTypeProps<TabsNode | TabItemNode>) {
  return node.contentType === 'tabs' ? <TabSet node={node} /> : <TabItem node={node} />;
}

/**
 * Tabs, of which one panel is visible at a time; the others stay in the document. Border and minimum height apply to
 * the panels, as in Magento, and not to the tab list. Disabled tabs are omitted.
 */
function TabSet({ node }: ContentTypeProps<TabsNode>) {
  const { headingShift } = useRenderContext();
  const height = heightProps(node);
  const box = {
    className: height.className,
    style: { ...frameStyle(node), ...height.style },
    ...getLightThemeProps(node),
  };
  const tabs = node.children.flatMap((tab, index) =>
    tab.isHidden
      ? []
      : [
          {
            id: String(index),
            label: (tab.contentType === 'tab-item' && tab.tabName.trim()) || node.headers[index] || String(index + 1),
            content: (
              <div {...box}>
                <ContentNodes nodes={[tab]} />
              </div>
            ),
          },
        ],
  );
  if (tabs.length === 0) return null;
  return (
    <UiTabs
      {...(node.id && { id: node.id })}
      dir={node.dir}
      lang={node.lang}
      items={tabs}
      // The markup has no name for the set.
      label={tabs.map(({ label }) => label).join(', ')}
      defaultValue={String(node.defaultIndex)}
      headingLevel={sectionHeading(headingShift)}
      className={classNames(styles.tabs, styles.alignment[node.tabNavigationAlignment], merchantClasses(node))}
      style={{ ...marginStyle(node), ...paddingStyle(node) }}
    />
  );
}
