import { findCartForUser } from '../cart/cart-access.ts';
import { requireCustomerId } from '../customer/require-customer.ts';
import { inputError } from '../graphql-error.ts';
import { requireCaptcha } from '../store/require-captcha.ts';
import { deliverMails } from '../mail/index.ts';
import type { BackendModule } from '../module.ts';
import type { RequestContext } from '../request-context.ts';
import { saveCustomerConsent, saveGuestConsent } from './consent-repository.ts';
import { NEWSLETTER_SQL } from './newsletter-tables.ts';
import { subscribeByForm } from './subscription.ts';

interface CompositeArguments {
  email: string;
  is_consent?: boolean | null;
  optinSource?: string | null;
}

/** Newsletter subscriptions and marketing consents. */
export const newsletterModule: BackendModule = {
  name: 'newsletter',
  sql: NEWSLETTER_SQL,
  typeDefs: ['newsletter.graphql', 'extensions/newsletter-composite.graphql', 'extensions/consent.graphql'],
  resolvers: {
    Mutation: {
      subscribeEmailToNewsletter(_: unknown, { email }: { email: string }, context: RequestContext) {
        requireCaptcha(context, 'NEWSLETTER');
        subscribeByForm(context, email, { isConsent: null, optinSource: null });
        deliverMails(context);
        return { status: 'SUBSCRIBED' };
      },

      subscribeToNewsletterComposite(
        _: unknown,
        { email, is_consent: isConsent, optinSource }: CompositeArguments,
        context: RequestContext,
      ) {
        requireCaptcha(context, 'NEWSLETTER');
        if (isConsent !== true) throw inputError('Consent is required to subscribe to the newsletter.');
        subscribeByForm(context, email, { isConsent, optinSource: optinSource ?? null });
        deliverMails(context);
        return { status: 'SUBSCRIBED' };
      },

      addOrUpdateCustomerConsent(_: unknown, { isConsent }: { isConsent: boolean }, context: RequestContext) {
        saveCustomerConsent(context.database, requireCustomerId(context), isConsent, context.now().toISOString());
        return { is_consent: isConsent };
      },

      addOrUpdateGuestConsent(
        _: unknown,
        { isConsent, cartId }: { isConsent: boolean; cartId: string },
        context: RequestContext,
      ) {
        const cart = findCartForUser(context, cartId);
        saveGuestConsent(context.database, cart.masked_id, isConsent, context.now().toISOString());
        return { is_consent: isConsent };
      },
    },
  },
};
