'use client';
import { useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { useWitryna } from '../provider/index.ts';
import { classNames } from '../styles/class-names.ts';
import * as styles from './footer.css.ts';

export interface FooterLink {
  id: string;
  /** Text of the entry, e.g. `Dostawa i płatność`. */
  label: string;
  /** Without a path the entry is a plain label. */
  href?: string;
}

export interface FooterGroup {
  id: string;
  /** Heading of the group and name of its navigation, e.g. `Zakupy`. */
  title: string;
  /** In the order of the screen. */
  links: readonly FooterLink[];
}

/** All other attributes go to the `<footer>`. */
export interface FooterProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Logo and whatever else stands first. */
  brand?: ReactNode;
  /** The newsletter form. */
  newsletter?: ReactNode;
  /** The groups of links, in the order of the screen. */
  groups: readonly FooterGroup[];
  /** `CaptchaNotice`; nothing without such a service. */
  captcha?: ReactNode;
  /** `FollowUs`. */
  social?: ReactNode;
  /** Region, language and currency switchers, opening upwards. */
  switchers?: ReactNode;
  /** The copyright text, with the year in it: see `formatCopyright`. */
  copyright: ReactNode;
  /** Beside the copyright, e.g. legal links. */
  extra?: ReactNode;
  /** `mobileCart` leaves room for the fixed summary of the cart page. Default `none`. */
  spacing?: keyof typeof styles.spacing;
  ref?: Ref<HTMLElement>;
}

/** The footer with its groups of links as data. */
export function Footer({
  brand,
  newsletter,
  groups,
  captcha,
  social,
  switchers,
  copyright,
  extra,
  spacing = 'none',
  className,
  ...props
}: FooterProps) {
  const { getHeadingText } = useWitryna();
  const baseId = useId();
  return (
    <footer {...props} className={classNames(styles.footer, styles.spacing[spacing], className)}>
      <div className={styles.content}>
        <div className={styles.lead}>
          {brand}
          {newsletter}
          {captcha}
        </div>
        <div className={styles.groups}>
          {groups.map((group) => (
            <nav key={group.id} aria-labelledby={`${baseId}-${group.id}`}>
              <h2 id={`${baseId}-${group.id}`} className={styles.groupTitle}>
                {getHeadingText ? getHeadingText(group.title) : group.title}
              </h2>
              <ul role="list">
                {group.links.map((entry) => (
                  <li key={entry.id}>
                    <Entry {...entry} />
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
      </div>
      {(social || switchers) && (
        <div className={styles.bottom}>
          {social}
          {switchers && <div className={styles.switchers}>{switchers}</div>}
        </div>
      )}
      <FooterBottom copyright={copyright} extra={extra} />
    </footer>
  );
}

/** All other attributes go to the `<footer>`. */
export interface CheckoutFooterProps
  extends Omit<HTMLAttributes<HTMLElement>, 'children'>,
    Pick<FooterProps, 'copyright' | 'extra'> {
  ref?: Ref<HTMLElement>;
}

/** The footer of the checkout: copyright and a block of links. */
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
      {extra && <div className={styles.extra}>{extra}</div>}
    </div>
  );
}

function Entry({ label, href }: FooterLink) {
  const { linkComponent: Link } = useWitryna();
  return href ? (
    <Link href={href} className={styles.entry}>
      {label}
    </Link>
  ) : (
    <span className={styles.entry}>{label}</span>
  );
}
