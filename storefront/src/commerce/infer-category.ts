import type { GraphQLErrorDetail } from './commerce-error.ts';

/** Categories by the path and the English message of an error. */
const knownErrors = [
  [/^generateCustomerToken |login or password|account is/, 'graphql-authentication'],
  [/^customer(Cart)? |isn't authorized|cannot perform/, 'graphql-authorization'],
  // A masked cart id in quotes: the cart is missing or that of another shopper, in any language. Refused products are
  // no errors of `addProductsToCart`. A route fails for what is disabled or was removed.
  [
    /^(cart|cmsPage|addProductsToCart|route) |Could not find|cart isn't|doesn't contain|"\w{32}"/,
    'graphql-no-such-entity',
  ],
  [/already (exists|subscribed)/, 'graphql-already-exists'],
] as const;

/**
 * Returns the category of an error of Magento 2.4.6, which sends none (its graphql-php 15 leaves them out, and 2.4.7
 * adds them again). Messages in other languages match by the path of a field that has one reason to fail, or are a
 * refusal of input.
 *
 * @returns undefined for internal errors, and for errors without a path
 */
export const inferCategory = ({ path, message }: Pick<GraphQLErrorDetail, 'path' | 'message'>): string | undefined =>
  path[0] === undefined || message === 'Internal server error'
    ? undefined
    : (knownErrors.find(([pattern]) => pattern.test(`${path.join()} ${message}`))?.[1] ?? 'graphql-input');
