export { CheckoutHeader, Header, SiteHeader, TopBar, type CheckoutHeaderProps, type HeaderProps, type SiteHeaderProps, type TopBarProps } from './header.tsx';
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
export { cartBadge } from './cart-badge.ts';
export type { HeaderWords } from './header.words.ts';
