export { Tabs, tabsOrientations, type TabItem, type TabsProps } from './tabs.tsx';
