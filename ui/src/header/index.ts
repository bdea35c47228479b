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
export { Logo, type LogoProps } from './logo.tsx';
export { formatCartCount } from './format-cart-count.ts';
