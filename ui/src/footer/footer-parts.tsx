'use client';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { useStrings, type StringOverrides } from '../provider/index.ts';
import { classNames } from '../styles/class-names.ts';
import * as styles from './footer.css.ts';
import { footerStrings, type FooterStrings } from './footer.strings.ts';

/** Props of `CaptchaNotice`. Other attributes are passed to the paragraph. Omitted strings come from the provider. */
export interface CaptchaNoticeProps
  extends Omit<HTMLAttributes<HTMLParagraphElement>, 'children'>,
    StringOverrides<Pick<FooterStrings, 'captchaText' | 'privacyLabel' | 'termsLabel'>> {
  /** URL of the service's privacy policy. */
  privacyHref: string;
  /** URL of the service's terms. */
  termsHref: string;
  ref?: Ref<HTMLParagraphElement>;
}

/** Privacy notice of the captcha service, with links to its pages. */
export function CaptchaNotice({
  privacyHref,
  termsHref,
  captchaText,
  privacyLabel,
  termsLabel,
  className,
  ...props
}: CaptchaNoticeProps) {
  const strings = useStrings('footer', footerStrings, { captchaText, privacyLabel, termsLabel });
  return (
    <p data-part="captcha" {...props} className={classNames(styles.notice, className)}>
      {strings.captchaText} <a href={privacyHref}>{strings.privacyLabel}</a> ·{' '}
      <a href={termsHref}>{strings.termsLabel}</a>
    </p>
  );
}

/** A page of the shop on a social network. */
export interface SocialLink {
  /** URL of the page, e.g. `https://www.instagram.com/example`. */
  href: string;
  /** Name of the network, e.g. `Instagram`. */
  label: string;
  /** Logo of the network, e.g. `<InstagramIcon />`. Default: the name alone. */
  icon?: ReactNode;
}

/** Props of `FollowUs`. Other attributes are passed to the root element. Omitted strings come from the provider. */
export interface FollowUsProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children'>,
    StringOverrides<Pick<FooterStrings, 'followLabel'>> {
  /** Links in the order in which they are shown. */
  links: readonly SocialLink[];
  ref?: Ref<HTMLDivElement>;
}

/** Links to the shop's social network pages. */
export function FollowUs({ links, followLabel, className, ...props }: FollowUsProps) {
  const strings = useStrings('footer', footerStrings, { followLabel });
  return (
    <div data-part="social" {...props} className={classNames(styles.followUs, className)}>
      <h2 className={styles.groupTitle}>{strings.followLabel}</h2>
      <ul role="list" className={styles.social}>
        {links.map(({ href, label, icon }, index) => (
          <li key={`${href} ${index}`}>
            <a href={href} className={styles.entry}>
              {icon} {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
