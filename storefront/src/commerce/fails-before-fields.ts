import { CommerceError } from './commerce-error.ts';

/**
 * Returns whether the backend failed before the first field of an operation. So does Magento with the token of an account
 * that was deleted: it accepts the token, and cannot load the customer.
 */
export const failsBeforeFields = (error: unknown): boolean =>
  error instanceof CommerceError &&
  error.errors.some(({ category, path }) => path.length === 0 && !category?.startsWith('graphql'));
