import { Price, type PriceProps } from '@witryna/ui/price';
import { formatHundredths, useIntl } from '../i18n/index.ts';
import { messages } from './messages.ts';
import type { Amount, ProductPrice } from './product-summary.ts';

/** The prices of a product in the words and the currency of the shop. */
export function PriceTag({ price, size }: { price: ProductPrice; size?: PriceProps['size'] }) {
  const intl = useIntl();
  const format = ({ minor, currency }: Amount) => formatHundredths(intl, minor, currency);
  const { unit } = price;
  return (
    <Price
      size={size ?? 'medium'}
      current={format(price.current)}
      regular={price.regular ? format(price.regular) : undefined}
      lowest30Days={price.lowest30Days ? format(price.lowest30Days) : undefined}
      unit={
        unit
          ? intl.formatMessage(messages.unitPrice, { price: format(unit.price), amount: unit.amount, unit: unit.unit })
          : undefined
      }
      from={price.from}
      labels={{
        sale: intl.formatMessage(messages.salePrice),
        regular: intl.formatMessage(messages.regularPrice),
        lowest30Days: intl.formatMessage(messages.lowestPrice),
        from: intl.formatMessage(messages.fromPrice),
      }}
    />
  );
}
