import { column, integer } from '../database/index.ts';
import { hashSecret, newSecret } from '../customer/session-tokens.ts';
import { viewUrl } from '../mail/index.ts';
import type { MailView } from '../mail/index.ts';
import type { ServiceContext } from '../request-context.ts';

const DAY_MS = 86_400_000;

/** How long the link of an order's confirmation opens the order: longer than delivery and period take together. */
export const CONFIRMATION_LINK_MS = 90 * DAY_MS;

/** How long a requested link opens the order. */
export const REQUESTED_LINK_MS = DAY_MS;

const orderId = column('order_id', integer);

/**
 * Returns a new secret that opens an order for its withdrawal. Only its hash is stored. Outdated ones of all orders are
 * removed.
 *
 * @param lifetimeMs time for which it is valid
 */
export function issueWithdrawalToken(
  { database, now }: Pick<ServiceContext, 'database' | 'now'>,
  order: { id: number },
  lifetimeMs: number,
): string {
  const token = newSecret();
  const at = now().getTime();
  database.run('DELETE FROM withdrawal_token WHERE expires_at <= ?', [new Date(at).toISOString()]);
  database.run('INSERT INTO withdrawal_token (token_hash, order_id, expires_at) VALUES (?, ?, ?)', [
    hashSecret(token),
    order.id,
    new Date(at + lifetimeMs).toISOString(),
  ]);
  return token;
}

/** Returns the id of the order that a secret opens; undefined for an unknown or expired one. */
export function findOrderIdByToken(
  { database, now }: Pick<ServiceContext, 'database' | 'now'>,
  token: string,
): number | undefined {
  return database.get(orderId, 'SELECT order_id FROM withdrawal_token WHERE token_hash = ? AND expires_at > ?', [
    hashSecret(token),
    now().toISOString(),
  ]);
}

/**
 * Returns the URL of the page with the secret in its fragment, which browsers send to no server and in no `Referer`.
 */
export const withdrawalUrl = (view: MailView, token: string): string => `${viewUrl(view)}/withdrawal#token=${token}`;
