export { MegaMenu, type MegaMenuProps } from './mega-menu.tsx';
export type { MegaMenuGroup, MegaMenuItem, MegaMenuLink } from './mega-menu-item.ts';
export type { MegaMenuWords } from './mega-menu.words.ts';
