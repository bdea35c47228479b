export { formatCopyright } from './format-copyright.ts';
export {
  CheckoutFooter,
  Footer,
  type CheckoutFooterProps,
  type FooterLink,
  type FooterGroup,
  type FooterProps,
} from './footer.tsx';
export {
  CaptchaNotice,
  FollowUs,
  type CaptchaNoticeProps,
  type FollowUsProps,
  type SocialLink,
} from './footer-parts.tsx';
export type { FooterStrings } from './footer.strings.ts';
