import { column, integer } from '../database/index.ts';
import type { Database } from '../database/index.ts';
import { emailKey } from '../customer/email-address.ts';

/** Whether the address receives the newsletter. */
export function isSubscribed(database: Database, email: string): boolean {
  const count = database.get(
    column('count', integer),
    "SELECT COUNT(*) AS count FROM newsletter_subscriber WHERE email_key = ? AND status = 'SUBSCRIBED'",
    [emailKey(email)],
  );
  return count === 1;
}

/** A change of a subscription. */
interface SubscriptionChange {
  status: 'SUBSCRIBED' | 'UNSUBSCRIBED';
  /** Null when nothing was said about consent. */
  isConsent: boolean | null;
  /** Where the shopper agreed, e.g. `footer`. */
  optinSource: string | null;
  changedAt: string;
}

/** Writes the subscription of an address. */
export function saveSubscription(database: Database, email: string, change: SubscriptionChange): void {
  database.run(
    `INSERT INTO newsletter_subscriber (email_key, email, status, is_consent, optin_source, changed_at)
     VALUES (:email_key, :email, :status, :is_consent, :optin_source, :changed_at)
     ON CONFLICT (email_key) DO UPDATE SET email = excluded.email, status = excluded.status,
       is_consent = excluded.is_consent, optin_source = excluded.optin_source, changed_at = excluded.changed_at`,
    {
      email_key: emailKey(email),
      email: email.trim(),
      status: change.status,
      is_consent: change.isConsent === null ? null : Number(change.isConsent),
      optin_source: change.optinSource,
      changed_at: change.changedAt,
    },
  );
}

/** Lets the subscription follow an account to its new address. */
export function moveSubscription(database: Database, from: string, to: string): void {
  if (emailKey(from) === emailKey(to)) return;
  database.run('DELETE FROM newsletter_subscriber WHERE email_key = ?', [emailKey(to)]);
  database.run('UPDATE newsletter_subscriber SET email_key = ?, email = ? WHERE email_key = ?', [
    emailKey(to),
    to.trim(),
    emailKey(from),
  ]);
}
