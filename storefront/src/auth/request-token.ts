import { execute, type CommerceClient } from '../commerce/index.ts';
import { signInMutation } from './session-operations.ts';
import { fetchTokenLifetime } from './token-lifetime.ts';

/**
 * Requests a customer token.
 *
 * @returns the token, and its lifetime in seconds; undefined where the backend does not say
 * @throws CommerceError when the backend rejects the credentials or cannot be reached
 */
export async function requestToken(
  credentials: { email: string; password: string },
  client: CommerceClient,
): Promise<{ token: string; lifetime: number | undefined }> {
  const { data } = await execute(client, signInMutation, credentials);
  const token = data.generateCustomerToken?.token;
  if (!token) throw new Error('`generateCustomerToken` returned no token.');
  return { token, lifetime: await fetchTokenLifetime(client) };
}
