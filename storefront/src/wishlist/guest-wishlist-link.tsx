import { Text, TextLink } from '@witryna/ui/text';
import { useIntl, useMessages } from '../i18n/index.ts';
import { wishlistMessages } from './messages.ts';
import { useGuestWishlist } from './use-guest-wishlist.ts';
import { useWishlistEnabled } from './use-wishlist-enabled.ts';

interface GuestWishlistLinkProps {
  /** Called when the link is followed. */
  onFollow?(): void;
}

/** Link to the wishlist of this device, with the number of its products. */
export function GuestWishlistLink({ onFollow }: GuestWishlistLinkProps) {
  const ready = useMessages(wishlistMessages);
  const intl = useIntl();
  const enabled = useWishlistEnabled();
  const [{ length: count }] = useGuestWishlist();
  return (
    ready &&
    enabled &&
    count > 0 && (
      <Text>
        <TextLink href="/wishlist" {...(onFollow && { onClick: onFollow })}>
          {intl.formatMessage('wishlist.guestLink', { count })}
        </TextLink>
      </Text>
    )
  );
}
