export {
  CheckoutHeader,
  Header,
  SiteHeader,
  TopBar,
  type CheckoutHeaderProps,
  type HeaderProps,
  type SiteHeaderProps,
  type TopBarProps,
} from './header.tsx';
export { HeaderButton, HeaderLink, type HeaderButtonProps, type HeaderLinkProps } from './header-action.tsx';
export {
  CartTrigger,
  ContactLink,
  DrawerTrigger,
  SearchTrigger,
  type CartTriggerProps,
  type ContactLinkProps,
  type DrawerTriggerProps,
  type SearchTriggerProps,
} from './header-triggers.tsx';
export { Logo, type LogoProps } from './logo.tsx';
export { formatCartCount } from './format-cart-count.ts';
export type { HeaderStrings } from './header.strings.ts';
