import { Button, ButtonLink } from '@witryna/ui/button';
import { Inline, Stack } from '@witryna/ui/layout';
import { useAnnounce } from '@witryna/ui/live-region';
import { ProductGrid } from '@witryna/ui/product-grid';
import { Text } from '@witryna/ui/text';
import { unconfirmedChanges } from '../../cart/index.ts';
import { useRemovalFocus } from '../../platform/focus/use-removal-focus.ts';
import { usePanel, useToast } from '../../platform/layout/ui-store-context.tsx';
import { useIntl } from '../../i18n/index.ts';
import { QueryFailed } from '../../orders/index.ts';
import { useWishlistMutation, useWishlistActions, useWishlistEnabled } from '../../wishlist/index.ts';
import { useWishlist, wishlistPageSize } from './use-wishlist.ts';
import { WishlistItem } from './wishlist-item.tsx';
import { isMovable, type WishlistLine } from './wishlist-line.ts';
import { WishlistLoading } from './wishlist-loading.tsx';

/** The customer's list: products are moved to the cart or taken off, more of them are appended. */
export function WishlistPage() {
  const intl = useIntl();
  const enabled = useWishlistEnabled();
  return enabled ? <List /> : <Text tone="secondary">{intl.formatMessage('wishlist.disabled')}</Text>;
}

function List() {
  const intl = useIntl();
  const { list, error, retry, more, all, drop } = useWishlist();
  const { add, remove, moveToCart } = useWishlistActions();
  const announce = useAnnounce();
  const toast = useToast();
  const [, setPanel] = usePanel();
  const [busy, attempt] = useWishlistMutation<'more' | 'all'>();
  const onBeforeRemove = useRemovalFocus();

  if (!list) return error === undefined ? <WishlistLoading /> : <QueryFailed words="wishlist" onRetry={retry} />;

  const { id, count, lines } = list;
  const takeOff = async ({ id: itemId, product, choice, quantity }: WishlistLine) => {
    await remove(id, [itemId]);
    drop([itemId]);
    const name = product?.name ?? intl.formatMessage('wishlist.goneName');
    toast({
      type: 'info',
      message: intl.formatMessage('wishlist.removed', { name }),
      ...(product && {
        actionText: intl.formatMessage('wishlist.undo'),
        onAction: () => void attempt(null, () => add({ sku: product.sku, quantity, ...choice })),
      }),
    });
  };

  /** @param left lines of the list that cannot be moved */
  const move = async (moved: readonly WishlistLine[], left = 0) => {
    const ids = moved.map((line) => line.id);
    const staying =
      left +
      (await moveToCart(id, ids).catch((error: unknown) => {
        // An order waits for what may still come into the cart.
        unconfirmedChanges.note(error);
        throw error;
      }));
    // What stays comes back with the first page or the next one.
    drop(ids);
    const [only] = moved;
    const done =
      moved.length === 1 && only?.product
        ? intl.formatMessage('wishlist.moved', { name: only.product.name })
        : intl.formatMessage('wishlist.movedAll');
    toast({
      type: staying > 0 ? 'warning' : 'success',
      message: staying > 0 ? intl.formatMessage('wishlist.movedPartly', { count: staying }) : done,
      actionText: intl.formatMessage('wishlist.openCart'),
      onAction: () => setPanel('mini-cart'),
    });
  };

  const moveAll = async () => {
    const whole = await all();
    const moved = whole.filter(isMovable);
    await move(moved, whole.length - moved.length);
  };

  const showMore = () =>
    attempt('more', async () => {
      await more();
      announce(
        intl.formatMessage('wishlist.moreShown', { shown: Math.min(count, lines.length + wishlistPageSize), count }),
      );
    });

  return (
    <>
      {lines.length === 0 ? (
        <Stack align="start">
          <Text tone="secondary">{intl.formatMessage('wishlist.empty')}</Text>
          <ButtonLink href="/">{intl.formatMessage('wishlist.backToShop')}</ButtonLink>
        </Stack>
      ) : (
        <Stack gap="x6">
          <Inline justify="between">
            <Text tone="secondary">{intl.formatMessage('wishlist.count', { count })}</Text>
            {lines.filter(isMovable).length > 1 && (
              <Button
                variant="secondary"
                size="small"
                loading={busy === 'all'}
                loadingLabel={intl.formatMessage('wishlist.moving')}
                onClick={() => void attempt('all', moveAll)}
              >
                {intl.formatMessage('wishlist.moveAll')}
              </Button>
            )}
          </Inline>
          <ProductGrid>
            {lines.map((line) => (
              <WishlistItem
                key={line.id}
                line={line}
                onRemove={() => takeOff(line)}
                onMove={() => move([line])}
                onBeforeRemove={onBeforeRemove}
              />
            ))}
          </ProductGrid>
          {lines.length < count && (
            <Stack align="center">
              <Text size="small" tone="secondary">
                {intl.formatMessage('wishlist.moreShown', { shown: lines.length, count })}
              </Text>
              <Button
                variant="secondary"
                loading={busy === 'more'}
                loadingLabel={intl.formatMessage('wishlist.loadingMore')}
                onClick={() => void showMore()}
              >
                {intl.formatMessage('wishlist.more')}
              </Button>
            </Stack>
          )}
        </Stack>
      )}
    </>
  );
}
