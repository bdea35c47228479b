import { execute, isSupported, type CommerceClient } from '../commerce/index.ts';
import { tokenLifetimeQuery } from './session-operations.ts';

/** How long a token is good, in seconds, as the store says; undefined where it does not say or cannot be asked (SES-11 to SES-13). */
export async function askTokenLifetime(client: CommerceClient): Promise<number | undefined> {
  if (!isSupported(client, tokenLifetimeQuery)) return undefined;
  try {
    const { data } = await execute(client, tokenLifetimeQuery, {});
    const lifetime = data.storeConfig?.customer_token_expiration_time;
    return typeof lifetime === 'number' && lifetime > 0 ? lifetime : undefined;
  } catch {
    return undefined;
  }
}
