'use client';
import type { HTMLAttributes, Ref } from 'react';
import { FacebookIcon, InstagramIcon } from '../icon/index.ts';
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

/** Props of `FollowUs`. Other attributes are passed to the root element. Omitted strings come from the provider. */
export interface FollowUsProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children'>,
    StringOverrides<Pick<FooterStrings, 'followLabel'>> {
  /** URL of the shop's Facebook page. Default: no link. */
  facebookHref?: string | undefined;
  /** URL of the shop's Instagram profile. Default: no link. */
  instagramHref?: string | undefined;
  ref?: Ref<HTMLDivElement>;
}

/** Links to the shop's social network pages. */
export function FollowUs({ facebookHref, instagramHref, followLabel, className, ...props }: FollowUsProps) {
  const strings = useStrings('footer', footerStrings, { followLabel });
  return (
    <div data-part="social" {...props} className={classNames(styles.followUs, className)}>
      <h2 className={styles.groupTitle}>{strings.followLabel}</h2>
      <ul role="list" className={styles.social}>
        {facebookHref && (
          <li>
            <a href={facebookHref} className={styles.entry}>
              <FacebookIcon /> Facebook
            </a>
          </li>
        )}
        {instagramHref && (
          <li>
            <a href={instagramHref} className={styles.entry}>
              <InstagramIcon /> Instagram
            </a>
          </li>
        )}
      </ul>
    </div>
  );
}
