import { execute, type CommerceClient, type ResultOf } from '../commerce/index.ts';
import { tokenLifetimeQuery } from './session-operations.ts';

const isLifetime = (value: number | null | undefined): value is number => typeof value === 'number' && value > 0;

/** Whether the backend says how long a token is good. */
export const supportsTokenLifetime = ({ capabilities }: Pick<CommerceClient, 'capabilities'>): boolean =>
  capabilities.includes('tokenLifetime') || capabilities.includes('tokenHours');

/**
 * How long a token is good, in seconds: as the store's own setting says, or as stock Magento says in hours; undefined
 * where neither does.
 */
export function toTokenLifetime({ storeConfig }: ResultOf<typeof tokenLifetimeQuery.document>): number | undefined {
  const { customer_token_expiration_time: seconds, customer_access_token_lifetime: hours } = storeConfig ?? {};
  if (isLifetime(seconds)) return seconds;
  return isLifetime(hours) ? Math.round(hours * 3600) : undefined;
}

/** As {@link toTokenLifetime}, requested from the backend; undefined also when it cannot be fetched. */
export async function fetchTokenLifetime(client: CommerceClient): Promise<number | undefined> {
  if (!supportsTokenLifetime(client)) return undefined;
  try {
    return toTokenLifetime((await execute(client, tokenLifetimeQuery, {})).data);
  } catch {
    return undefined;
  }
}
