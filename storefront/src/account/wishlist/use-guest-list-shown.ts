import { useState } from 'react';
import type { AccountRouteParams } from '../account-route.ts';
import { useSession } from '../../session/index.ts';
import { useGuestWishlist } from '../../wishlist/index.ts';

/**
 * Returns whether the page shows the wishlist of this device: to a guest who has put products on it, and to whom it
 * stays open when the last of them is removed. A guest without any signs in to see the list of an account.
 */
export function useGuestListShown(section: AccountRouteParams['section']): boolean {
  const { token } = useSession();
  const [items] = useGuestWishlist();
  const isGuestList = section === 'wishlist' && token === undefined;
  const [opened, setOpened] = useState(false);
  const isOpen = isGuestList && (opened || items.length > 0);
  if (opened !== isOpen) setOpened(isOpen);
  return isOpen;
}
