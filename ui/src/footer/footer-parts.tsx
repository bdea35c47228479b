'use client';
import type { HTMLAttributes, Ref } from 'react';
import { FacebookIcon, InstagramIcon } from '../icon/index.ts';
import { useStrings, type StringOverrides } from '../provider/index.ts';
import { classNames } from '../styles/class-names.ts';
import * as styles from './footer.css.ts';
import { footerStrings, type FooterStrings } from './footer.strings.ts';

/** All other attributes go to the paragraph. Omitted strings come from the provider. */
export interface CaptchaNoticeProps
  extends Omit<HTMLAttributes<HTMLParagraphElement>, 'children'>,
    StringOverrides<Pick<FooterStrings, 'captchaText' | 'privacyLabel' | 'termsLabel'>> {
  /** Address of the service's privacy policy. */
  privacyHref: string;
  /** Address of the service's terms. */
  termsHref: string;
  ref?: Ref<HTMLParagraphElement>;
}

/** The privacy notice about the captcha service, with links to its pages. */
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

/** All other attributes go to the root. Omitted strings come from the provider. */
export interface FollowUsProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children'>,
    StringOverrides<Pick<FooterStrings, 'followLabel'>> {
  /** Address of the shop's page on Facebook. */
  facebookHref: string;
  /** Address of the shop's profile on Instagram. */
  instagramHref: string;
  ref?: Ref<HTMLDivElement>;
}

/** The section Follow Us. */
export function FollowUs({ facebookHref, instagramHref, followLabel, className, ...props }: FollowUsProps) {
  const strings = useStrings('footer', footerStrings, { followLabel });
  return (
    <div data-part="social" {...props} className={classNames(styles.followUs, className)}>
      <h2 className={styles.groupTitle}>{strings.followLabel}</h2>
      <ul role="list" className={styles.social}>
        <li>
          <a href={facebookHref} className={styles.entry}>
            <FacebookIcon /> Facebook
          </a>
        </li>
        <li>
          <a href={instagramHref} className={styles.entry}>
            <InstagramIcon /> Instagram
          </a>
        </li>
      </ul>
    </div>
  );
}
