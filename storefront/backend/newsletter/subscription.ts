import { emailKey, isEmailAddress } from '../customer/email-address.ts';
import { alreadyExists, inputError, tooManyRequests } from '../graphql-error.ts';
import { beginAttempt } from '../limits/begin-attempt.ts';
import { queueMail } from '../mail/index.ts';
import type { RequestContext } from '../request-context.ts';
import { unsubscribeMail, welcomeMail } from './newsletter-mails.ts';
import { isSubscribed, saveSubscription } from './subscriber-repository.ts';

/** What a form knows about the shopper's agreement. */
interface OptIn {
  isConsent: boolean | null;
  optinSource: string | null;
}

/**
 * Subscribes or unsubscribes an address and mails it. Nothing happens when it is so already.
 * Call within a transaction; deliver the mails after it.
 */
export function setSubscription(service: RequestContext, email: string, subscribed: boolean, optIn: OptIn): void {
  if (isSubscribed(service.database, email) === subscribed) return;
  saveSubscription(service.database, email, {
    status: subscribed ? 'SUBSCRIBED' : 'UNSUBSCRIBED',
    ...optIn,
    changedAt: service.now().toISOString(),
  });
  queueMail(service, subscribed ? welcomeMail(service, email) : unsubscribeMail(service, email));
}

/**
 * Subscribes the address that a form was filled in with.
 * @throws CommerceError graphql-input for a bad address, graphql-already-exists for a subscribed one,
 * graphql-too-many-requests.
 */
export function subscribeByForm(service: RequestContext, email: string, optIn: OptIn): void {
  const address = email.trim();
  if (address === '') throw inputError('You must specify an email address to subscribe to a newsletter.');
  if (!isEmailAddress(address)) throw inputError('Enter a valid email address.');
  if (!beginAttempt(service, 'mail-newsletter', emailKey(address))) throw tooManyRequests();
  service.database.transaction(() => {
    if (isSubscribed(service.database, address)) throw alreadyExists('This email address is already subscribed.');
    setSubscription(service, address, true, optIn);
  });
}
