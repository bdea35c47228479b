import { FacebookIcon, InstagramIcon } from '../icon/index.ts';
import * as styles from './footer.css.ts';
import type { FooterWords } from './footer.words.ts';

/** Pages of the captcha service. */
export interface CaptchaAddresses {
  privacyHref: string;
  termsHref: string;
}

/** The privacy notice about the captcha service, with links to its pages (FRM-19). */
export function CaptchaNotice({ privacyHref, termsHref, words }: CaptchaAddresses & { words: FooterWords }) {
  return (
    <p data-part="captcha" className={styles.notice}>
      {words.captchaText} <a href={privacyHref}>{words.privacyLabel}</a> · <a href={termsHref}>{words.termsLabel}</a>
    </p>
  );
}

/** The shop's pages on social networks. */
export interface SocialAddresses {
  facebookHref: string;
  instagramHref: string;
}

/** The section Follow Us (FRM-21). */
export function FollowUs({ facebookHref, instagramHref, words }: SocialAddresses & { words: FooterWords }) {
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
