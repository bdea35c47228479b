export { Drawer, type DrawerProps } from './drawer.tsx';
export { DrawerFooter, type DrawerFooterProps } from './drawer-footer.tsx';
export type { DrawerEntry, DrawerLevelStatus } from './drawer-level.tsx';
export { drawerBack, drawerViews, type DrawerBack, type DrawerView } from './drawer-views.ts';
export type { DrawerWords } from './drawer.words.ts';
