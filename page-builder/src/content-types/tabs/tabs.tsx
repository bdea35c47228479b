import { Tabs as UiTabs } from '@witryna/ui/tabs';
import { boxProps } from '../../render/box.ts';
import { Nodes } from '../../render/nodes.tsx';
import { usePlace } from '../../render/place.tsx';
import type { ContentTypeProps } from '../../render/renderer.ts';
import { sectionHeading } from '../../render/section-heading.ts';
import * as styles from './tabs.css.ts';
import type { TabsNode } from './tabs.node.ts';

export { TabItem } from '../tab-item/tab-item.tsx';

/** Panels of which one is shown at a time; the others stay in the page (PBT-35, PBT-36). Tabs that are switched off are left out. */
export default function Tabs({ node }: ContentTypeProps<TabsNode>) {
  const { headingShift } = usePlace();
  const tabs = node.children.flatMap((tab, index) => tab.isHidden ? [] : [{
    id: String(index),
    title: (tab.contentType === 'tab-item' && tab.tabName) || node.headers[index] || String(index + 1),
    content: <Nodes nodes={[tab]} />,
  }]);
  if (tabs.length === 0) return null;
  const { className, style, ...ground } = boxProps(node, styles.tabs, styles.alignment[node.tabNavigationAlignment]);
  return (
    <UiTabs
      {...ground}
      tabs={tabs}
      // The markup has no name for the set.
      label={tabs.map(({ title }) => title).join(', ')}
      defaultValue={String(node.defaultIndex)}
      headingLevel={sectionHeading(headingShift)}
      className={className}
      style={style}
    />
  );
}
