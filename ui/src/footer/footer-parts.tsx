'use client';
import type { HTMLAttributes, Ref } from 'react';
import { FacebookIcon, InstagramIcon } from '../icon/index.ts';
import { useWords, type OwnWords } from '../provider/index.ts';
import { classNames } from '../styles/class-names.ts';
import * as styles from './footer.css.ts';
import { footerWords, type FooterWords } from './footer.words.ts';

/** All other attributes go to the paragraph. Words that are left out come from the provider's table. */
export interface CaptchaNoticeProps
  extends Omit<HTMLAttributes<HTMLParagraphElement>, 'children'>,
    OwnWords<Pick<FooterWords, 'captchaText' | 'privacyLabel' | 'termsLabel'>> {
  /** Address of the service's privacy policy. */
  privacyHref: string;
  /** Address of the service's terms. */
  termsHref: string;
  ref?: Ref<HTMLParagraphElement>;
}

/** The privacy notice about the captcha service, with links to its pages (FRM-19). */
export function CaptchaNotice({ privacyHref, termsHref, captchaText, privacyLabel, termsLabel, className, ...props }: CaptchaNoticeProps) {
  const words = useWords('footer', footerWords, { captchaText, privacyLabel, termsLabel });
  return (
    <p data-part="captcha" {...props} className={classNames(styles.notice, className)}>
      {words.captchaText} <a href={privacyHref}>{words.privacyLabel}</a> · <a href={termsHref}>{words.termsLabel}</a>
    </p>
  );
}

/** All other attributes go to the root. Words that are left out come from the provider's table. */
export interface FollowUsProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'>, OwnWords<Pick<FooterWords, 'followLabel'>> {
  /** Address of the shop's page on Facebook. */
  facebookHref: string;
  /** Address of the shop's profile on Instagram. */
  instagramHref: string;
  ref?: Ref<HTMLDivElement>;
}

/** The section Follow Us (FRM-21). */
export function FollowUs({ facebookHref, instagramHref, followLabel, className, ...props }: FollowUsProps) {
  const words = useWords('footer', footerWords, { followLabel });
  return (
    <div data-part="social" {...props} className={classNames(styles.followUs, className)}>
      <h2 className={styles.groupTitle}>{words.followLabel}</h2>
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
