import { CommerceError } from '../commerce/index.ts';

/**
 * Returns whether the backend refused because of too many requests (Magento's rate limiting): later it may accept the
 * same.
 */
export function isTooManyRequests(error: unknown): boolean {
  return (
    error instanceof CommerceError && error.errors.some(({ category }) => category === 'graphql-too-many-requests')
  );
}
