import type { RequestContext } from '../request-context.ts';
import type { AttemptLimit } from './attempt-log.ts';

const MINUTE_MS = 60_000;

/**
 * What one action allows: of one client, of one client for the same subject, and of all clients for the same subject.
 */
interface ActionLimits {
  readonly windowMs: number;
  readonly perClient: number;
  readonly perClientAndSubject: number;
  readonly perSubject: number;
}

const failures = { windowMs: 10 * MINUTE_MS };
const mails = { windowMs: 60 * MINUTE_MS };
const unlimited = Infinity;

/**
 * Limits by action. Of a guess only failures count, of a mail every request.
 * One client alone cannot lock an account, which takes ten failures: its owner is not shut out by a stranger.
 * Requests of strangers cannot keep a shopper from withdrawing: links already mailed still work when no further ones
 * are sent.
 */
const limits = {
  /** Subject: e-mail address. The account's own lock limits it for all clients. */
  'sign-in': { ...failures, perClient: 30, perClientAndSubject: 6, perSubject: unlimited },
  /** Subject: e-mail address. */
  'reset-password': { ...failures, perClient: 30, perClientAndSubject: 10, perSubject: 20 },
  /** Subject: order number. */
  'find-order': { ...failures, perClient: 20, perClientAndSubject: 10, perSubject: 30 },
  /** Subject: cart. */
  'apply-coupon': { ...failures, perClient: 30, perClientAndSubject: 10, perSubject: 10 },
  /** Subject: e-mail address. Five in an hour are Magento's default. */
  'mail-password-reset': { ...mails, perClient: 20, perClientAndSubject: 5, perSubject: 5 },
  /** Subject: e-mail address. */
  'mail-confirmation': { ...mails, perClient: 20, perClientAndSubject: 5, perSubject: 5 },
  /** Subject: e-mail address. */
  'mail-newsletter': { ...mails, perClient: 20, perClientAndSubject: 5, perSubject: 5 },
  /** Subject: e-mail address of the sender. */
  'mail-friend': { ...mails, perClient: 5, perClientAndSubject: 5, perSubject: 5 },
  /** Subject: e-mail address of the sender. */
  'mail-contact': { ...mails, perClient: 20, perClientAndSubject: 10, perSubject: 20 },
  /** Subject: e-mail address. Limits clients only, so that the answer is the same for every order. */
  'request-withdrawal': { ...mails, perClient: 20, perClientAndSubject: unlimited, perSubject: unlimited },
  /** Subject: order number. */
  'mail-withdrawal': { ...mails, perClient: unlimited, perClientAndSubject: unlimited, perSubject: 5 },
  /** Subject: secret of a mail. */
  'open-withdrawal': { ...failures, perClient: 30, perClientAndSubject: unlimited, perSubject: unlimited },
} as const satisfies Record<string, ActionLimits>;

/** An action whose attempts are limited. */
export type LimitedAction = keyof typeof limits;

/** An attempt that has been counted. */
export interface Attempt {
  /** Takes the count back, and the client's former failures with the same subject. */
  succeed(): void;
}

/**
 * Counts an attempt, before its outcome is known: attempts that run at the same time cannot overtake the count.
 *
 * @param subject what is tried, e.g. an e-mail address in its normal form
 * @returns null when there were too many; such an attempt is not counted
 */
export function beginAttempt(
  { attempts, clientNetwork }: RequestContext,
  action: LimitedAction,
  subject: string,
): Attempt | null {
  const { windowMs, perClient, perClientAndSubject, perSubject } = limits[action];
  const bySubject = JSON.stringify([action, subject]);
  const byClient = JSON.stringify([action, 'client', clientNetwork]);
  const byBoth = JSON.stringify([action, subject, clientNetwork]);
  const all: [key: string, limit: AttemptLimit][] = [
    [bySubject, { max: perSubject, windowMs }],
    [byClient, { max: clientNetwork === null ? unlimited : perClient, windowMs }],
    [byBoth, { max: clientNetwork === null ? unlimited : perClientAndSubject, windowMs }],
  ];
  const counted = all.filter(([, { max }]) => max !== unlimited);
  if (counted.some(([key, limit]) => attempts.isFull(key, limit))) return null;
  for (const [key, limit] of counted) attempts.add(key, limit);
  return {
    succeed() {
      for (const [key] of counted) attempts.undo(key);
      attempts.forget(byBoth);
    },
  };
}
