export { Drawer, type DrawerEntry, type DrawerProps } from './drawer.tsx';
