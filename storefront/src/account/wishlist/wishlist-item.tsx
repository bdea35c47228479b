import { Badge } from '@witryna/ui/badge';
import { Button, ButtonLink } from '@witryna/ui/button';
import { CloseIcon } from '@witryna/ui/icon';
import { IconButton } from '@witryna/ui/icon-button';
import { ProductCard } from '@witryna/ui/product-card';
import { Stack } from '@witryna/ui/layout';
import { Text } from '@witryna/ui/text';
import { useBeforeRemove } from '../../platform/focus/use-before-remove.ts';
import { PriceTag } from '../../products/index.ts';
import { toOptionTexts } from '../../cart/index.ts';
import { useIntl } from '../../i18n/index.ts';
import { useWishlistMutation } from '../../wishlist/index.ts';
import type { WishlistLine } from './wishlist-line.ts';
import * as styles from './wishlist.css.ts';

export interface WishlistItemProps {
  line: WishlistLine;
  onRemove(): Promise<void>;
  onMove(): Promise<void>;
  /** Callback of `useRemovalFocus`. */
  onBeforeRemove(element: Element): void;
}

/**
 * A product on the list: its card, a button that moves it to the cart or leads to the choice, and one that takes it
 * off.
 */
export function WishlistItem({ line, onRemove, onMove, onBeforeRemove }: WishlistItemProps) {
  const intl = useIntl();
  const [busy, attempt] = useWishlistMutation<'move' | 'remove'>();
  const { product, options, note, needsChoice } = line;
  const name = product?.name ?? intl.formatMessage('wishlist.goneName');
  const button = useBeforeRemove<HTMLButtonElement>(onBeforeRemove);
  const removal = (
    <IconButton
      ref={button}
      variant="raised"
      label={intl.formatMessage('wishlist.remove', { name })}
      icon={<CloseIcon size="medium" />}
      loading={busy === 'remove'}
      onClick={() => void attempt('remove', onRemove)}
    />
  );

  if (!product) {
    return (
      <Stack gap="x3" className={styles.gone} align="start">
        <Text>{intl.formatMessage('wishlist.gone')}</Text>
        {removal}
      </Stack>
    );
  }
  return (
    <div className={styles.item}>
      <ProductCard
        name={product.name}
        subtitle={[...toOptionTexts(intl, options), note].filter(Boolean).join(', ') || (product.subtitle ?? undefined)}
        href={product.href}
        imageSrc={product.image ?? undefined}
        headingLevel={2}
        badge={!product.inStock && <Badge>{intl.formatMessage('wishlist.unavailable')}</Badge>}
        cornerAction={removal}
        price={product.price && <PriceTag price={product.price} />}
      />
      <div className={styles.action}>
        {product.inStock && needsChoice && (
          <ButtonLink
            variant="secondary"
            size="small"
            fullWidth
            href={product.href}
            aria-label={intl.formatMessage('wishlist.chooseNamed', { name })}
          >
            {intl.formatMessage('wishlist.choose')}
          </ButtonLink>
        )}
        {product.inStock && !needsChoice && (
          <Button
            size="small"
            fullWidth
            loading={busy === 'move'}
            loadingLabel={intl.formatMessage('wishlist.moving')}
            aria-label={intl.formatMessage('wishlist.moveNamed', { name })}
            onClick={() => void attempt('move', onMove)}
          >
            {intl.formatMessage('wishlist.move')}
          </Button>
        )}
      </div>
    </div>
  );
}
