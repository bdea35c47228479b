import { isRequired, mustBeChecked, validate, validateEmail, type FormError } from '../forms/index.ts';

/** What a shopper sends. */
interface Subscription {
  email: string;
  consent: boolean;
}

/** What Magento says about the address that was sent. */
type SubscriptionStatus = 'NOT_ACTIVE' | 'SUBSCRIBED' | 'UNSUBSCRIBED' | 'UNCONFIRMED';

/** How far a subscription is, with what is wrong with it. */
export type NewsletterState =
  | { status: 'idle'; emailError: FormError | undefined; consentError: FormError | undefined }
  | { status: 'loading' }
  | { status: 'success'; needsConfirmation: boolean }
  | { status: 'error' /** What the server said. */; message: string };

export type NewsletterEvent =
  | { type: 'submit'; subscription: Subscription }
  | { type: 'accept'; subscription: SubscriptionStatus | null | undefined }
  | { type: 'reject'; message: string }
  /** The shopper did not confirm the captcha: nothing was sent. */
  | { type: 'withdraw' }
  | { type: 'navigate' };

export const idle: NewsletterState = { status: 'idle', emailError: undefined, consentError: undefined };

/**
 * The newsletter form: nothing is sent without a consent and a valid address; sending and a
 * change of the page clear the errors.
 */
export function nextState(state: NewsletterState, event: NewsletterEvent): NewsletterState {
  switch (event.type) {
    case 'submit': {
      const emailError = validate(event.subscription.email, isRequired, validateEmail);
      const consentError = mustBeChecked(event.subscription.consent);
      return emailError || consentError ? { status: 'idle', emailError, consentError } : { status: 'loading' };
    }
    case 'accept':
      // Magento sends a link to confirm first, where the merchant requires it.
      return {
        status: 'success',
        needsConfirmation: event.subscription === 'NOT_ACTIVE' || event.subscription === 'UNCONFIRMED',
      };
    case 'reject':
      return { status: 'error', message: event.message };
    case 'withdraw':
      return idle;
    case 'navigate':
      // What is on its way arrives, wherever the shopper goes in the meantime.
      return state.status === 'loading' ? state : idle;
  }
}
