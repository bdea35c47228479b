import { createHash, randomBytes } from 'node:crypto';
import { flag, integer, defineRow, text } from '../database/index.ts';
import type { Database } from '../database/index.ts';
import { notAuthenticated } from '../graphql-error.ts';
import type { CustomerIdentity, ServiceContext } from '../request-context.ts';
import { findCustomerGroup } from './customer-group-repository.ts';

/** How long a customer's token is good, in seconds (`storeConfig.customer_token_expiration_time`). */
export const CUSTOMER_TOKEN_LIFETIME_SECONDS = 1200;

const tokenRow = defineRow<{ customer_id: number; expires_at: string; is_revoked: boolean }>({
  customer_id: integer,
  expires_at: text,
  is_revoked: flag,
});

/** Under which a secret is kept: who reads the database cannot use what stands there. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** A random secret of 32 letters and digits. */
export function newSecret(): string {
  return randomBytes(16).toString('hex');
}

/** Makes a token for the customer. Outdated tokens of all customers are forgotten on the way. */
export function issueToken({ database, now }: ServiceContext, customerId: number): string {
  const token = newSecret();
  const at = now().getTime();
  const dayAgo = new Date(at - 86_400_000).toISOString();
  database.transaction(() => {
    database.run('DELETE FROM customer_token WHERE expires_at < ?', [dayAgo]);
    database.run('INSERT INTO customer_token (token_hash, customer_id, expires_at) VALUES (?, ?, ?)', [
      hashSecret(token),
      customerId,
      new Date(at + CUSTOMER_TOKEN_LIFETIME_SECONDS * 1000).toISOString(),
    ]);
  });
  return token;
}

/** Ends every session of the customer. */
export function revokeTokens(database: Database, customerId: number): void {
  database.run('UPDATE customer_token SET is_revoked = 1 WHERE customer_id = ?', [customerId]);
}

/** Expires all tokens: a fault for tests of expiry. */
export function expireAllTokens({ database, now }: ServiceContext): void {
  database.run('UPDATE customer_token SET expires_at = ?', [new Date(now().getTime() - 1000).toISOString()]);
}

/** Revokes all tokens: a fault for tests of sessions ended elsewhere. */
export function revokeAllTokens({ database }: ServiceContext): void {
  database.run('UPDATE customer_token SET is_revoked = 1');
}

/**
 * The customer of a token.
 * @throws CommerceError graphql-authentication for an unknown, revoked or outdated one.
 */
export function authenticateToken(token: string, { database, now }: ServiceContext): CustomerIdentity {
  const found = database.get(
    tokenRow,
    'SELECT customer_id, expires_at, is_revoked FROM customer_token WHERE token_hash = ?',
    [hashSecret(token)],
  );
  if (!found) throw notAuthenticated('Invalid token');
  if (found.is_revoked) throw notAuthenticated('User token has been revoked');
  if (Date.parse(found.expires_at) <= now().getTime()) throw notAuthenticated('Consumer key has expired');
  return { id: found.customer_id, group: findCustomerGroup(database, found.customer_id) };
}
