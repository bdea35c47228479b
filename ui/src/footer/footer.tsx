'use client';
import { useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { useWitryna } from '../provider/index.ts';
import { classNames } from '../styles/class-names.ts';
import * as styles from './footer.css.ts';

export interface FooterEntry {
  id: string;
  /** Text of the link. */
  label: string;
  /** Without a path the entry is a plain label (FRM-17). */
  href?: string;
}

export interface FooterGroup {
  id: string;
  /** Heading of the group and name of its landmark. */
  title: string;
  /** From top to bottom. */
  entries: readonly FooterEntry[];
}

/** All other attributes go to the `<footer>`. */
export interface FooterProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Logo, newsletter and whatever else stands first. */
  lead?: ReactNode;
  /** From left to right. */
  groups: readonly FooterGroup[];
  /** The last line, e.g. `© 2026 Witryna`. */
  copyright: ReactNode;
  /** Beside the copyright, e.g. social links and switchers. */
  extra?: ReactNode;
  /** `mobileCart` leaves room for the fixed summary of the cart page. Default `none`. */
  spacing?: keyof typeof styles.spacing;
  /** The `<footer>`. */
  ref?: Ref<HTMLElement>;
}

/** All other attributes go to the `<footer>`. */
export type CheckoutFooterProps = Omit<FooterProps, 'lead' | 'groups' | 'spacing'>;

/** The footer with its groups of links as data. Requirements FRM-15 to FRM-24. */
export function Footer({ lead, groups, copyright, extra, spacing = 'none', className, ...props }: FooterProps) {
  const baseId = useId();
  return (
    <footer {...props} className={classNames(styles.footer, styles.spacing[spacing], className)}>
      <div className={styles.content}>
        <div>{lead}</div>
        <div className={styles.groups}>
          {groups.map((group) => (
            <nav key={group.id} aria-labelledby={`${baseId}-${group.id}`}>
              <h2 id={`${baseId}-${group.id}`} className={styles.groupTitle}>
                {group.title}
              </h2>
              <ul role="list">
                {group.entries.map((entry) => (
                  <li key={entry.id}>
                    <Entry {...entry} />
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
      </div>
      <FooterBottom copyright={copyright} extra={extra} />
    </footer>
  );
}

/** The footer of the checkout: copyright and a block of links (FRM-26). */
export function CheckoutFooter({ copyright, extra, className, ...props }: CheckoutFooterProps) {
  return (
    <footer {...props} className={classNames(styles.footer, className)}>
      <FooterBottom copyright={copyright} extra={extra} />
    </footer>
  );
}

function FooterBottom({ copyright, extra }: Pick<FooterProps, 'copyright' | 'extra'>) {
  return (
    <div className={styles.bottom}>
      <div>{copyright}</div>
      {extra && <div>{extra}</div>}
    </div>
  );
}

function Entry({ label, href }: FooterEntry) {
  const { linkComponent: Link } = useWitryna();
  return href ? (
    <Link href={href} className={styles.entry}>
      {label}
    </Link>
  ) : (
    <span className={styles.entry}>{label}</span>
  );
}
