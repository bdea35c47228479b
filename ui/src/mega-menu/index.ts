export { MegaMenu, type MegaMenuGroup, type MegaMenuItem, type MegaMenuLink, type MegaMenuProps } from './mega-menu.tsx';
