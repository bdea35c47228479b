import { Badge } from '@witryna/ui/badge';
import { Button, ButtonLink } from '@witryna/ui/button';
import { CloseIcon } from '@witryna/ui/icon';
import { IconButton } from '@witryna/ui/icon-button';
import { ProductCard } from '@witryna/ui/product-card';
import { Stack } from '@witryna/ui/layout';
import { Text } from '@witryna/ui/text';
import { PriceTag } from '../../catalog/index.ts';
import { useIntl } from '../../i18n/index.ts';
import { useAttempt, wishlistMessages as messages } from '../../wishlist/index.ts';
import type { WishlistLine } from './wishlist-line.ts';
import * as styles from './wishlist.css.ts';

interface WishlistItemProps {
  line: WishlistLine;
  onRemove(): Promise<void>;
  onMove(): Promise<void>;
}

/** A product on the list: its card, a button that moves it to the cart or leads to the choice, and one that takes it off. */
export function WishlistItem({ line, onRemove, onMove }: WishlistItemProps) {
  const intl = useIntl();
  const [busy, attempt] = useAttempt<'move' | 'remove'>();
  const { product, options, note, needsChoice } = line;
  const name = product?.name ?? intl.formatMessage(messages.goneName);
  const removal = (
    <IconButton
      variant="raised"
      label={intl.formatMessage(messages.remove, { name })}
      icon={<CloseIcon size="medium" />}
      busy={busy === 'remove'}
      onClick={() => void attempt('remove', onRemove)}
    />
  );

  if (!product) {
    return (
      <Stack gap="x3" className={styles.gone} align="start">
        <Text>{intl.formatMessage(messages.gone)}</Text>
        {removal}
      </Stack>
    );
  }
  return (
    <div className={styles.item}>
      <ProductCard
        name={product.name}
        subtitle={[...options, note].filter(Boolean).join(', ') || (product.subtitle ?? undefined)}
        href={product.href}
        imageSrc={product.image ?? ''}
        headingLevel={2}
        badge={!product.inStock && <Badge>{intl.formatMessage(messages.unavailable)}</Badge>}
        corner={removal}
        price={product.price && <PriceTag price={product.price} />}
      />
      <div className={styles.action}>
        {product.inStock && needsChoice && (
          <ButtonLink variant="secondary" size="small" fullWidth href={product.href} aria-label={intl.formatMessage(messages.chooseNamed, { name })}>
            {intl.formatMessage(messages.choose)}
          </ButtonLink>
        )}
        {product.inStock && !needsChoice && (
          <Button
            size="small"
            fullWidth
            busy={busy === 'move'}
            busyLabel={intl.formatMessage(messages.moving)}
            aria-label={intl.formatMessage(messages.moveNamed, { name })}
            onClick={() => void attempt('move', onMove)}
          >
            {intl.formatMessage(messages.move)}
          </Button>
        )}
      </div>
    </div>
  );
}
