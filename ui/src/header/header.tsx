import type { ReactNode } from 'react';
import * as styles from './header.css.ts';

export interface TopBarProps {
  /** Short news of the shop, e.g. `Darmowa dostawa od 149 zł`. */
  banner?: ReactNode;
  /** Links and switchers at the end; hidden on small screens, where the drawer has them. */
  children?: ReactNode;
}

/** The narrow bar above the header. Requirements FRM-01 to FRM-05. */
export function TopBar({ banner, children }: TopBarProps) {
  return (
    <div className={styles.topBar}>
      <div className={styles.topBarContent}>
        <div>{banner}</div>
        <div className={styles.topBarLinks}>{children}</div>
      </div>
    </div>
  );
}

export interface HeaderProps {
  logo: ReactNode;
  /** The category navigation of wide screens. */
  navigation?: ReactNode;
  /** Search, account, cart and menu triggers. */
  actions?: ReactNode;
  /** Shown under the bar, e.g. the page loading bar or the search panel. */
  children?: ReactNode;
}

/** The main header: sticks to the top without moving what is below it. Requirement FRM-06. */
export function Header({ logo, navigation, actions, children }: HeaderProps) {
  return (
    <div className={styles.main}>
      <div className={styles.mainContent}>
        {logo}
        <div className={styles.navigation}>{navigation}</div>
        <div className={styles.actions}>{actions}</div>
      </div>
      {children}
    </div>
  );
}
