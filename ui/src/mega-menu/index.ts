export { MegaMenu, type MegaMenuProps } from './mega-menu.tsx';
export type { MegaMenuGroup, MegaMenuItem, MegaMenuLink } from './mega-menu-item.ts';
export type { MegaMenuStrings } from './mega-menu.strings.ts';
