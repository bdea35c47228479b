'use client';
import { useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { useWitryna } from '../provider/index.ts';
import { classNames } from '../styles/class-names.ts';
import * as styles from './footer.css.ts';

export interface FooterLink {
  id: string;
  /** Text of the link, e.g. `Shipping and payment`. */
  label: string;
  /** URL; without it the item is plain text. */
  href?: string;
}

export interface FooterGroup {
  id: string;
  /** Heading of the group and name of its navigation, e.g. `Shopping`. */
  title: string;
  /** Links in display order. */
  links: readonly FooterLink[];
}

/** Props of `Footer`. Other attributes are passed to the `<footer>`. */
export interface FooterProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Logo and other content at the start of the footer. */
  brand?: ReactNode;
  /** Newsletter form. */
  newsletter?: ReactNode;
  /** Groups of links in display order. */
  groups: readonly FooterGroup[];
  /** Notice that a captcha service protects forms, e.g. `CaptchaNotice`. */
  captcha?: ReactNode;
  /** Links to social networks, e.g. `FollowUs`. */
  social?: ReactNode;
  /** Region, language and currency switchers, which open upward. */
  switchers?: ReactNode;
  /** Copyright text with the year, see `formatCopyright`. */
  copyright: ReactNode;
  /** Content next to the copyright, e.g. legal links. */
  extra?: ReactNode;
  /** Space below; `mobileCart` reserves space for the fixed summary of the cart page. Default `none`. */
  spacing?: keyof typeof styles.spacing;
  ref?: Ref<HTMLElement>;
}

/** Footer with groups of links passed as data. */
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

/** Props of `CheckoutFooter`. Other attributes are passed to the `<footer>`. */
export interface CheckoutFooterProps
  extends Omit<HTMLAttributes<HTMLElement>, 'children'>,
    Pick<FooterProps, 'copyright' | 'extra'> {
  ref?: Ref<HTMLElement>;
}

/** Footer of the checkout: copyright and a block of links. */
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
