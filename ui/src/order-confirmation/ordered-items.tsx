import type { HTMLAttributes, Ref } from 'react';
import { Image } from '../image/index.ts';
import { Stack } from '../layout/index.ts';
import { Text } from '../text/index.ts';
import * as styles from './order-confirmation.css.ts';

/** Product of a placed order. */
export interface OrderedItem {
  /** Unique id in the list. */
  id: string;
  /** Name with the quantity, e.g. `Magnesium B6, quantity 2`. */
  name: string;
  /** URL of the image; null shows an empty frame. Default: no frame. */
  imageSrc?: string | null | undefined;
  /** Selected options, e.g. `Flavor: raspberry`. Default: none. */
  details?: string | undefined;
  /** Formatted price of the line. Default: none. */
  total?: string | undefined;
}

/** Props of `OrderedItems`. Other attributes are passed to the `<ul>`. */
export interface OrderedItemsProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Products in the order of the cart. */
  items: readonly OrderedItem[];
  ref?: Ref<HTMLElement>;
}

/** Products of a placed order. */
export function OrderedItems({ items, ...props }: OrderedItemsProps) {
  return (
    <Stack as="ul" gap="x3" role="list" {...props}>
      {items.map(({ id, name, imageSrc, details, total }) => (
        <li key={id} className={styles.item}>
          {imageSrc !== undefined && (
            <div className={styles.image}>{imageSrc !== null && <Image src={imageSrc} alt="" maxWidth={80} />}</div>
          )}
          <div className={styles.text}>
            <Text weight="semibold">{name}</Text>
            {details && (
              <Text size="small" tone="secondary">
                {details}
              </Text>
            )}
          </div>
          {total && <Text className={styles.total}>{total}</Text>}
        </li>
      ))}
    </Stack>
  );
}
