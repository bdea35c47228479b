export { AccountLayout, type AccountLayoutProps } from './account-layout.tsx';
export { AccountNavigation, type AccountNavigationItem, type AccountNavigationProps } from './account-navigation.tsx';
