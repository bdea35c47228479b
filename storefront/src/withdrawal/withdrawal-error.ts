import { CommerceError } from '../commerce/index.ts';
import type { MessageId } from '../i18n/index.ts';
import type { OrderAccess } from './order-access.ts';

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

/** Returns why the order cannot be withdrawn from by this access; null after a failure that may pass. */
export function getAccessProblem(error: unknown, access: OrderAccess): MessageId | null {
  switch (getWithdrawalError(error)) {
    case 'over':
      return 'withdrawal.over';
    case 'unknown':
      // Only some shoppers come by a link.
      return 'token' in access ? 'withdrawal.linkOver' : 'withdrawal.notFound';
    case 'failed':
      return null;
  }
}
