'use client';
import { FacebookIcon, InstagramIcon } from '../icon/index.ts';
import { useWords, type OwnWords } from '../provider/index.ts';
import * as styles from './footer.css.ts';
import { footerWords, type FooterWords } from './footer.words.ts';

/** Words that are left out come from the provider's table. */
export interface CaptchaNoticeProps extends OwnWords<Pick<FooterWords, 'captchaText' | 'privacyLabel' | 'termsLabel'>> {
  /** Address of the service's privacy policy. */
  privacyHref: string;
  /** Address of the service's terms. */
  termsHref: string;
}

/** The privacy notice about the captcha service, with links to its pages (FRM-19). */
export function CaptchaNotice({ privacyHref, termsHref, ...own }: CaptchaNoticeProps) {
  const words = useWords('footer', footerWords, own);
  return (
    <p data-part="captcha" className={styles.notice}>
      {words.captchaText} <a href={privacyHref}>{words.privacyLabel}</a> · <a href={termsHref}>{words.termsLabel}</a>
    </p>
  );
}

/** Words that are left out come from the provider's table. */
export interface FollowUsProps extends OwnWords<Pick<FooterWords, 'followLabel'>> {
  /** Address of the shop's page on Facebook. */
  facebookHref: string;
  /** Address of the shop's profile on Instagram. */
  instagramHref: string;
}

/** The section Follow Us (FRM-21). */
export function FollowUs({ facebookHref, instagramHref, ...own }: FollowUsProps) {
  const words = useWords('footer', footerWords, own);
  return (
    <div data-part="social">
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
