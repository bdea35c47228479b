import { vars } from '@witryna/design-tokens/contract';
import { Image } from '@witryna/ui/image';
import { Inline, Stack } from '@witryna/ui/layout';
import { QuantityStepper } from '@witryna/ui/quantity-stepper';
import { Text, TextLink } from '@witryna/ui/text';
import { fieldPrefixes, getLineLimits } from '../cart/index.ts';
import { useIntl } from '../i18n/index.ts';
import { PriceTag } from '../products/index.ts';
import type { GroupItem } from './purchase-option-types.ts';

/** Width of an image, beside which name, price and quantity have room on a phone. */
const thumbnail = { inlineSize: vars.space.x16, flexShrink: 0 };

/** The products of a group, each with its price and quantity. */
export function GroupItems({ items }: { items: readonly GroupItem[] }) {
  const intl = useIntl();
  return (
    <Stack as="ul" role="list" gap="x4" aria-label={intl.formatMessage('options.group')}>
      {items.map((item) => (
        <Inline as="li" key={item.sku} gap="x4" align="center" justify="between">
          <Inline gap="x3" align="center">
            {item.image && <Image src={item.image} alt="" maxWidth={80} style={thumbnail} />}
            <Stack gap="x1">
              <TextLink href={item.href}>{item.name}</TextLink>
              {item.price && <PriceTag price={item.price} />}
            </Stack>
          </Inline>
          <GroupItemAction item={item} />
        </Inline>
      ))}
    </Stack>
  );
}

function GroupItemAction({ item: { sku, name, href, quantity, inStock, needsChoice } }: { item: GroupItem }) {
  const intl = useIntl();
  if (!inStock) return <Text tone="secondary">{intl.formatMessage('catalog.outOfStock')}</Text>;
  if (needsChoice) return <TextLink href={href}>{intl.formatMessage('options.seeOptions', { name })}</TextLink>;
  return (
    <QuantityStepper
      size="compact"
      name={fieldPrefixes.item + sku}
      itemName={name}
      {...getLineLimits(quantity)}
      min={0}
      defaultValue={quantity}
    />
  );
}
