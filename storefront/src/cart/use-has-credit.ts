import { useCommerce } from '../commerce/index.ts';
import { useSession } from '../session/index.ts';

/** Whether this shopper may have store credit or reward points: a customer of a shop on Adobe Commerce. */
export function useHasCredit(): boolean {
  const { capabilities } = useCommerce().client;
  const { token } = useSession();
  return token !== undefined && (capabilities.includes('storeCredit') || capabilities.includes('rewardPoints'));
}
