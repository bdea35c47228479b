import { Button, ButtonLink } from '@witryna/ui/button';
import { Inline, Stack } from '@witryna/ui/layout';
import { ProductGrid } from '@witryna/ui/product-grid';
import { Text } from '@witryna/ui/text';
import { focusHeading } from '../../platform/focus/focus-heading.ts';
import { useRemovalFocus } from '../../platform/focus/use-removal-focus.ts';
import { usePanel, useToast } from '../../platform/layout/ui-store-context.tsx';
import { addingMessages, cartMessages, getRefusalText, useCartActions, useCartErrorText } from '../../cart/index.ts';
import { useQuery } from '../../commerce/index.ts';
import { useIntl, useMessages } from '../../i18n/index.ts';
import { QueryFailed } from '../../orders/index.ts';
import { productOptionsQuery } from '../../product-options/index.ts';
import { ReturnLink } from '../../session/index.ts';
import { getWishKey, useGuestWishlist, useWishlistEnabled, type GuestWishlistItem } from '../../wishlist/index.ts';
import { useGuestLines } from './use-guest-lines.ts';
import { WishlistItem, type WishlistItemProps } from './wishlist-item.tsx';
import { resolveGuestLine } from './guest-wishlist-lines.ts';
import type { WishlistLine } from './wishlist-line.ts';
import { WishlistLoading } from './wishlist-loading.tsx';

const comeBack = { returnTo: '/wishlist' };

/**
 * The wishlist that a guest keeps on this device: its products as the shop has them now, moved to the cart or removed.
 */
export function GuestWishlistPage() {
  const intl = useIntl();
  const enabled = useWishlistEnabled();
  // Of what the cart says about a product that is moved to it.
  const ready = [useMessages(addingMessages), useMessages(cartMessages)].every(Boolean);
  if (!enabled) return <Text tone="secondary">{intl.formatMessage('wishlist.disabled')}</Text>;
  return ready ? <List /> : <WishlistLoading />;
}

function List() {
  const intl = useIntl();
  const [items, guest] = useGuestWishlist();
  const { list, error, retry } = useGuestLines();
  const { add } = useCartActions();
  const errorText = useCartErrorText();
  const toast = useToast();
  const [, setPanel] = usePanel();
  const onBeforeRemove = useRemovalFocus();

  if (!list) return error === undefined ? <WishlistLoading /> : <QueryFailed words="wishlist" onRetry={retry} />;
  const { lines, missing } = list;
  const findWish = (id: string) => items.find((wish) => getWishKey(wish) === id);

  const takeOff = ({ id, product }: WishlistLine) => {
    const wish = findWish(id);
    if (wish) guest.remove([wish]);
    toast({
      type: 'info',
      message: intl.formatMessage('wishlist.removed', {
        name: product?.name ?? intl.formatMessage('wishlist.goneName'),
      }),
      ...(wish && { actionText: intl.formatMessage('wishlist.undo'), onAction: () => void guest.add(wish) }),
    });
  };
  const move = async ({ id, product, choice, quantity }: WishlistLine) => {
    if (!product) return;
    try {
      const { userError } = await add({ sku: product.sku, quantity, ...choice });
      if (userError) {
        toast({ type: 'warning', message: getRefusalText(intl, userError.messages) });
        return;
      }
    } catch (failure) {
      toast({ type: 'error', message: errorText(failure) });
      return;
    }
    const wish = findWish(id);
    if (wish) guest.remove([wish]);
    toast({
      type: 'success',
      message: intl.formatMessage('wishlist.moved', { name: product.name }),
      actionText: intl.formatMessage('wishlist.openCart'),
      onAction: () => setPanel('mini-cart'),
    });
  };

  return (
    <Stack gap="x6">
      {items.length === 0 ? (
        <Stack align="start">
          <Text tone="secondary">{intl.formatMessage('wishlist.empty')}</Text>
          <ButtonLink href="/">{intl.formatMessage('wishlist.backToShop')}</ButtonLink>
        </Stack>
      ) : (
        <Stack gap="x1">
          <Text>{intl.formatMessage('wishlist.guestNote')}</Text>
          <Text>
            <ReturnLink href="/sign-in" state={comeBack}>
              {intl.formatMessage('wishlist.signIn')}
            </ReturnLink>
          </Text>
        </Stack>
      )}
      {missing.length > 0 && (
        <Inline>
          <Text role="status" tone="secondary">
            {intl.formatMessage('wishlist.guestHidden', { count: missing.length })}
          </Text>
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              guest.remove(missing);
              focusHeading();
            }}
          >
            {intl.formatMessage('wishlist.guestForget')}
          </Button>
        </Inline>
      )}
      {lines.length > 0 && (
        <Text tone="secondary">{intl.formatMessage('wishlist.count', { count: lines.length })}</Text>
      )}
      <ProductGrid>
        {lines.map((line) => (
          <GuestLine
            key={line.id}
            line={line}
            wish={findWish(line.id)}
            onRemove={takeOff}
            onMove={move}
            onBeforeRemove={onBeforeRemove}
          />
        ))}
      </ProductGrid>
    </Stack>
  );
}

interface GuestLineProps extends Pick<WishlistItemProps, 'onBeforeRemove'> {
  line: WishlistLine;
  /** What is stored; undefined when another tab has just removed it. */
  wish: GuestWishlistItem | undefined;
  onRemove(line: WishlistLine): void;
  onMove(line: WishlistLine): Promise<void>;
}

/** A product of the list. Of one with options beyond its variant they are fetched; until then they count as missing. */
function GuestLine({ line, wish, onRemove, onMove, onBeforeRemove }: GuestLineProps) {
  const { data } = useQuery(productOptionsQuery, line.product?.hasPurchaseOptions ? { sku: line.product.sku } : null);
  const resolved = wish && data ? resolveGuestLine(line, wish, data) : line;
  return (
    <WishlistItem
      line={resolved}
      onRemove={() => {
        onRemove(resolved);
        return Promise.resolve();
      }}
      onMove={() => onMove(resolved)}
      onBeforeRemove={onBeforeRemove}
    />
  );
}
