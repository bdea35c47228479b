export { Drawer, type DrawerProps } from './drawer.tsx';
export { DrawerAccountLinks, type DrawerAccountLink, type DrawerAccountLinksProps } from './drawer-account-links.tsx';
export { DrawerFooter, type DrawerFooterProps } from './drawer-footer.tsx';
export type { DrawerItem, DrawerLevelStatus } from './drawer-level.tsx';
export { getDrawerBackTarget, drawerViews, type DrawerBackTarget, type DrawerView } from './drawer-views.ts';
export type { DrawerStrings } from './drawer.strings.ts';
