import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../styles/class-names.ts';
import * as styles from './header.css.ts';

/** Props of `TopBar`. Other attributes are passed to the root element. */
export interface TopBarProps extends HTMLAttributes<HTMLDivElement> {
  /**
   * Short announcement of the shop, e.g. `Free shipping over €149`. Default: none; small screens have no bar then.
   */
  banner?: ReactNode;
  /** Extra link, e.g. from a CMS block. */
  extraLink?: ReactNode;
  /** The customer's favorite store, if there is such a feature. */
  favoriteStore?: ReactNode;
  /** Link to the contact page; absent when the contact form is disabled. */
  contact?: ReactNode;
  /** Store and currency switchers. */
  switchers?: ReactNode;
  /** More links. All links are hidden on small screens, where the drawer shows them. */
  children?: ReactNode;
  /** Ref to the element. */
  ref?: Ref<HTMLDivElement>;
}

/** Narrow bar above the header. */
export function TopBar({
  banner,
  extraLink,
  favoriteStore,
  contact,
  switchers,
  children,
  className,
  ...props
}: TopBarProps) {
  return (
    <div {...props} className={classNames(styles.topBar, !banner && styles.topBarOfLinks, className)}>
      <div className={styles.topBarContent}>
        <div>{banner}</div>
        <div className={styles.topBarLinks}>
          {children}
          {extraLink}
          {favoriteStore}
          {contact}
          {switchers}
        </div>
      </div>
    </div>
  );
}

/** Props of `SiteHeader`. All attributes are passed to the `<header>`. */
export interface SiteHeaderProps extends HTMLAttributes<HTMLElement> {
  /** Ref to the element. */
  ref?: Ref<HTMLElement>;
}

/**
 * Banner landmark around `TopBar` and `Header`. It generates no box: sticky elements are limited by their parent's box,
 * so in a plain `<header>` the main header would leave the screen together with the top bar.
 */
export function SiteHeader({ className, ...props }: SiteHeaderProps) {
  return <header {...props} className={classNames(styles.site, className)} />;
}

/** Props of `Header`. Other attributes are passed to the root element. */
export interface HeaderProps extends HTMLAttributes<HTMLDivElement> {
  /** Logo, usually a link to the home page. */
  logo: ReactNode;
  /** Category navigation of wide screens. */
  navigation?: ReactNode;
  /** Search, account, cart and menu triggers. */
  actions?: ReactNode;
  /** Content below the bar, e.g. the loading bar or the search panel. */
  children?: ReactNode;
  /** Ref to the element. */
  ref?: Ref<HTMLDivElement>;
}

/** Main header, which sticks to the top without layout shift. */
export function Header({ logo, navigation, actions, children, className, ...props }: HeaderProps) {
  return (
    <div {...props} className={classNames(styles.main, className)}>
      <div className={styles.mainContent}>
        {logo}
        <div className={styles.navigation}>{navigation}</div>
        <div className={styles.actions}>{actions}</div>
      </div>
      {children}
    </div>
  );
}

/** Props of `CheckoutHeader`. Other attributes are passed to the root element. */
export interface CheckoutHeaderProps extends Omit<HeaderProps, 'navigation' | 'actions'> {
  /** Help, e.g. `NeedHelp`. */
  help?: ReactNode;
}

/**
 * Reduced header of the checkout: logo and help, no other links. In the document the help is before the logo, as the
 * contact link of `TopBar` is on other pages (WCAG 3.2.6).
 */
export function CheckoutHeader({ logo, help, children, className, ...props }: CheckoutHeaderProps) {
  return (
    <div {...props} className={classNames(styles.main, className)}>
      <div className={styles.mainContent}>
        <div className={classNames(styles.actions, styles.help)}>{help}</div>
        {logo}
      </div>
      {children}
    </div>
  );
}
