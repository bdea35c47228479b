import { useBalances } from '../credit/index.ts';
import { useWishlistEnabled } from '../wishlist/index.ts';
import { accountLinks, type AccountPageLink } from './account-links.ts';

/** Returns the pages of the account that this store has; those of balances once the backend has returned any. */
export function useAccountLinks(): readonly AccountPageLink[] {
  const wishlist = useWishlistEnabled();
  const balances = useBalances();
  const has = (wanted: string) => balances.some(({ kind }) => kind === wanted);
  return accountLinks({ wishlist, storeCredit: has('storeCredit'), rewardPoints: has('rewardPoints') });
}
