import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../styles/class-names.ts';
import * as styles from './header.css.ts';

/** All other attributes go to the `<div>`. */
export interface TopBarProps extends HTMLAttributes<HTMLDivElement> {
  /** The `<div>`. */
  ref?: Ref<HTMLDivElement>;
  /** Short news of the shop, e.g. `Darmowa dostawa od 149 zł`. */
  banner?: ReactNode;
  /** Links and switchers at the end; hidden on small screens, where the drawer has them. */
  children?: ReactNode;
}

/** The narrow bar above the header. Requirements FRM-01 to FRM-05. */
export function TopBar({ banner, className, children, ...props }: TopBarProps) {
  return (
    <div {...props} className={classNames(styles.topBar, className)}>
      <div className={styles.topBarContent}>
        <div>{banner}</div>
        <div className={styles.topBarLinks}>{children}</div>
      </div>
    </div>
  );
}

/** All other attributes go to the `<div>`. */
export interface HeaderProps extends HTMLAttributes<HTMLDivElement> {
  /** The `<div>`. */
  ref?: Ref<HTMLDivElement>;
  /** The shop's logo, usually `Logo`. */
  logo: ReactNode;
  /** The category navigation of wide screens. */
  navigation?: ReactNode;
  /** Search, account, cart and menu triggers. */
  actions?: ReactNode;
  /** Shown under the bar, e.g. the page loading bar or the search panel. */
  children?: ReactNode;
}

/** The main header: sticks to the top without moving what is below it. Requirement FRM-06. */
export function Header({ logo, navigation, actions, className, children, ...props }: HeaderProps) {
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
