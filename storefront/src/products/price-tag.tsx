import { Price, type PriceProps } from '@witryna/ui/price';
import { useLayout } from '../platform/layout/layout-context.tsx';
import { formatMinorUnits, useIntl } from '../i18n/index.ts';
import { getShownReduction } from '../price/index.ts';
import type { Amount, ProductPrice } from './product-summary.ts';

/** The prices of a product in the words and the currency of the shop. */
export function PriceTag({ price, size }: { price: ProductPrice; size?: PriceProps['size'] }) {
  const intl = useIntl();
  const format = ({ minor, currency }: Amount) => formatMinorUnits(intl, minor, currency);
  const { unit } = price;
  const { store } = useLayout();
  const reduction = getShownReduction(price.reduction, store);
  const { priceNotice } = store;
  const notes = [
    ...(store.hasTaxNote ? [intl.formatMessage('catalog.price.withoutTax')] : []),
    ...(priceNotice?.isTaxIncluded ? [intl.formatMessage('cart.price.withTax')] : []),
    // Next to the large price of a product's page is a link.
    ...(priceNotice && size !== 'large' && !price.isVirtual ? [intl.formatMessage('cart.price.plusShipping')] : []),
    ...(unit
      ? [intl.formatMessage('catalog.price.unit', { price: format(unit.price), amount: unit.amount, unit: unit.unit })]
      : []),
  ];
  return (
    <Price
      size={size ?? 'medium'}
      final={format(price.current)}
      regular={reduction && !reduction.isLowest30Days ? format(reduction.reference) : undefined}
      lowest30Days={reduction?.isLowest30Days ? format(reduction.reference) : undefined}
      unit={notes.join(' · ')}
      from={price.from}
    />
  );
}
