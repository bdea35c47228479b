import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../styles/class-names.ts';
import * as styles from './header.css.ts';

/** All other attributes go to the root. */
export interface TopBarProps extends HTMLAttributes<HTMLDivElement> {
  /** Short news of the shop, e.g. `Darmowa dostawa od 149 zł`. */
  banner?: ReactNode;
  /** The extra-link block. */
  extraLink?: ReactNode;
  /** The shopper's favorite store, where there is such a feature. */
  favoriteStore?: ReactNode;
  /** `ContactLink`; nothing where the contact form is switched off. */
  contact?: ReactNode;
  /** Store and currency switchers. */
  switchers?: ReactNode;
  /** More links; all links are hidden on small screens, where the drawer has them. */
  children?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** The narrow bar above the header. */
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
    <div {...props} className={classNames(styles.topBar, className)}>
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

/** All attributes go to the `<header>`. */
export interface SiteHeaderProps extends HTMLAttributes<HTMLElement> {
  ref?: Ref<HTMLElement>;
}

/**
 * The banner landmark around `TopBar` and `Header`. It has no box of its own: what sticks is held by its parent's box,
 * so that in a plain `<header>` the main header would leave the screen together with the top bar.
 */
export function SiteHeader({ className, ...props }: SiteHeaderProps) {
  return <header {...props} className={classNames(styles.site, className)} />;
}

/** All other attributes go to the root. */
export interface HeaderProps extends HTMLAttributes<HTMLDivElement> {
  /** The shop's logo, usually a link to the home page. */
  logo: ReactNode;
  /** The category navigation of wide screens. */
  navigation?: ReactNode;
  /** Search, account, cart and menu triggers. */
  actions?: ReactNode;
  /** Shown under the bar, e.g. the page loading bar or the search panel. */
  children?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** The main header: sticks to the top without moving what is below it. */
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

/** All other attributes go to the root. */
export interface CheckoutHeaderProps extends Omit<HeaderProps, 'navigation' | 'actions'> {
  /** The way to help, e.g. `NeedHelp`. */
  help?: ReactNode;
}

/** The reduced header of the checkout: the logo and help, nothing that leads away. */
export function CheckoutHeader({ help, ...props }: CheckoutHeaderProps) {
  return <Header {...props} actions={help} />;
}
