import { randomUUID } from 'node:crypto';
import { inputError } from '../graphql-error.ts';
import type { Resolvers } from '../module.ts';
import type { RequestContext } from '../request-context.ts';

/** Addresses of Braintree's sandbox; the browser's script asks them. */
const SANDBOX = {
  configUrl: 'https://api.sandbox.braintreegateway.com:443/merchants/witryna/client_api/v1/configuration',
  graphQL: {
    url: 'https://payments.sandbox.braintree-api.com/graphql',
    date: '2018-05-08',
    features: ['tokenize_credit_cards'],
  },
};

/** What the real gateway's client tokens hold: base64 of JSON. */
function clientToken(): string {
  return Buffer.from(
    JSON.stringify({
      version: 2,
      environment: 'sandbox',
      authorizationFingerprint: randomUUID(),
      merchantId: 'witryna',
      ...SANDBOX,
    }),
  ).toString('base64');
}

/**
 * Whether a nonce pays: Braintree's sandbox has names for those that do and those that do not.
 * @param verified Whether the bank must have confirmed the card by 3-D Secure.
 */
export function isBraintreeNonce(nonce: string, verified: boolean): boolean {
  if (nonce === 'fake-three-d-secure-visa-full-authentication-nonce') return true;
  return !verified && nonce.startsWith('fake-valid-') && nonce.endsWith('nonce');
}

/** Settings of 3-D Secure, as Magento's module publishes them: for every country, from a total on. */
export function braintreeVerification(verifiesFrom: number | null) {
  return {
    braintree_3dsecure_verify_3dsecure: verifiesFrom !== null,
    braintree_3dsecure_threshold_amount: verifiesFrom === null ? null : String(verifiesFrom),
    braintree_3dsecure_always_request_3ds: false,
    braintree_3dsecure_allowspecific: false,
    braintree_3dsecure_specificcountry: null,
  };
}

/** What Magento's module for Braintree answers. */
export const braintreeResolvers: Resolvers = {
  Mutation: {
    createBraintreeClientToken(_: unknown, __: unknown, { paymentProviders }: RequestContext) {
      if (!paymentProviders.includes('braintree')) throw inputError('payment method is not active.');
      return clientToken();
    },
  },
};
