import { execute, type CommerceClient } from '../commerce/index.ts';
import type { SessionStore } from '../session/index.ts';
import { signInMutation } from './session-operations.ts';
import { fetchTokenLifetime } from './token-lifetime.ts';

/**
 * Gets the customer who is signed in a new token, e.g. before the present one expires; the cart stays as it is.
 *
 * @param options.beforeRenewal called when there is a new token, before any request can carry it. Default: nothing
 * @throws CommerceError when the credentials are refused; nothing has changed then
 */
export async function renewSession(
  credentials: { email: string; password: string },
  { client, session, beforeRenewal }: { client: CommerceClient; session: SessionStore; beforeRenewal?: () => void },
): Promise<void> {
  const { data } = await execute(client, signInMutation, credentials);
  const token = data.generateCustomerToken?.token;
  if (!token) throw new Error('The backend gave no token.');
  beforeRenewal?.();
  // At once: the backend may refuse any further request with the former token, which ends the session.
  session.renew(token);
  const lifetime = await fetchTokenLifetime(client);
  if (lifetime !== undefined) session.setLifetime(lifetime);
}
