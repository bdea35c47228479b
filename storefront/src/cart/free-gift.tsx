import { Image } from '@witryna/ui/image';
import { Text, TextLink } from '@witryna/ui/text';
import { useIntl } from '../i18n/index.ts';
import type { FreeGift as Gift } from './cart.ts';
import * as styles from './free-gift.css.ts';

interface FreeGiftProps {
  gift: Gift;
  /** The link was followed, e.g. to close the panel. */
  onFollow?(): void;
}

/** Free gift of the order. */
export function FreeGift({ gift: { name, href, image }, onFollow }: FreeGiftProps) {
  const intl = useIntl();
  return (
    <div className={styles.gift}>
      <div className={styles.picture}>{image && <Image src={image} alt="" maxWidth={80} />}</div>
      <div>
        {href === null ? (
          <Text>{intl.formatMessage('cart.gift', { name })}</Text>
        ) : (
          <TextLink href={href} {...(onFollow && { onClick: onFollow })}>
            {intl.formatMessage('cart.gift', { name })}
          </TextLink>
        )}
        <Text size="small" tone="secondary">
          {intl.formatMessage('cart.gift.price')}
        </Text>
      </div>
    </div>
  );
}
