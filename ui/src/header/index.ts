export { Header, TopBar, type HeaderProps, type TopBarProps } from './header.tsx';
export { HeaderButton, HeaderLink, type HeaderButtonProps, type HeaderLinkProps } from './header-action.tsx';
export { Logo, type LogoProps } from './logo.tsx';
export { cartBadge } from './cart-badge.ts';
