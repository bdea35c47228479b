import { CommerceError } from '../commerce/index.ts';

/**
 * Why a withdrawal was refused.
 *
 * - `unknown`: the secret of the link is unknown or expired, or the customer has no such order
 * - `over`: the period of withdrawal has ended
 * - `failed`: the backend did not say; nobody is told on this ground that a right has run out
 */
export type WithdrawalError = 'unknown' | 'over' | 'failed';

/** Reads what `withdrawableOrder` and `withdrawFromContract` failed with. */
export function getWithdrawalError(error: unknown): WithdrawalError {
  if (!(error instanceof CommerceError)) return 'failed';
  if (error.errors.some(({ code }) => code === 'WITHDRAWAL_PERIOD_ENDED')) return 'over';
  return error.errors.some(({ category }) => category === 'graphql-no-such-entity') ? 'unknown' : 'failed';
}
