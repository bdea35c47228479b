import type { CustomerRecord } from './customer-repository.ts';

/** Wrong passwords in a row that lock an account (Magento: customer/password/lockout_failures). */
const FAILURES_TO_LOCK = 10;

/** How long the failures count together, and how long the lock holds (customer/password/lockout_threshold). */
const LOCK_MS = 10 * 60_000;

type Failures = Pick<CustomerRecord, 'failure_count' | 'first_failure_at' | 'locked_until'>;

/** Whether the account is locked at this moment. */
export function isLocked({ locked_until }: Failures, now: Date): boolean {
  return locked_until !== null && Date.parse(locked_until) > now.getTime();
}

/** The record of failures after one more wrong password. */
export function afterFailure(failures: Failures, now: Date): Failures {
  const since = failures.first_failure_at;
  const continues = since !== null && now.getTime() - Date.parse(since) < LOCK_MS;
  const count = continues ? failures.failure_count + 1 : 1;
  return {
    failure_count: count,
    first_failure_at: continues ? since : now.toISOString(),
    locked_until: count >= FAILURES_TO_LOCK ? new Date(now.getTime() + LOCK_MS).toISOString() : null,
  };
}

/** The record of failures after the right password. */
export const NO_FAILURES: Failures = { failure_count: 0, first_failure_at: null, locked_until: null };
