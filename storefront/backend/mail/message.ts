import type { StoreView } from '../store/store-view.ts';
import type { SafeHtml } from './html.ts';

/** Why a mail is sent; part of its file name. */
type MailKind =
  | 'order-confirmation'
  | 'order-cancellation'
  | 'account-confirmation'
  | 'send-friend'
  | 'password-reset'
  | 'password-changed'
  | 'account-created'
  | 'email-changed'
  | 'newsletter-welcome'
  | 'newsletter-goodbye'
  | 'contact-message'
  | 'withdrawal-link'
  | 'withdrawal-received';

/** A mail before it is queued. */
export interface MailMessage {
  kind: MailKind;
  /** E-mail address of the recipient. */
  to: string;
  subject: string;
  /** In whose language it is written. Default: the default one, which is also that of the shop's staff. */
  storeView?: StoreView;
  /** Body of the HTML part, without the frame. */
  html: SafeHtml;
  /** Plain-text part. */
  text: string;
  /** Address for answers, when it is not the shop's. */
  replyTo?: string;
}
