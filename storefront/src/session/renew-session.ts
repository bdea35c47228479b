import { execute, type CommerceClient } from '../commerce/index.ts';
import type { SessionStore } from '../shopper/index.ts';
import { signInMutation } from './session-operations.ts';
import { askTokenLifetime } from './token-lifetime.ts';

/**
 * Gets the customer who is signed in a new token, e.g. before the present one expires; the cart stays as it is.
 *
 * @throws CommerceError when the credentials are refused; nothing has changed then
 */
export async function renewSession(
  credentials: { email: string; password: string },
  { client, session }: { client: CommerceClient; session: SessionStore },
): Promise<void> {
  const { data } = await execute(client, signInMutation, credentials);
  const token = data.generateCustomerToken?.token;
  if (!token) throw new Error('The backend gave no token.');
  session.renew(token, await askTokenLifetime(client));
}
