export { copyrightText } from './copyright-text.ts';
export { CheckoutFooter, Footer, type CheckoutFooterProps, type FooterEntry, type FooterGroup, type FooterProps } from './footer.tsx';
export { CaptchaNotice, FollowUs, type CaptchaNoticeProps, type FollowUsProps } from './footer-parts.tsx';
export type { FooterWords } from './footer.words.ts';
