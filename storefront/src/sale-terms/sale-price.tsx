import { Stack } from '@witryna/ui/layout';
import { Text } from '@witryna/ui/text';
import { formatMinorUnits, useIntl } from '../i18n/index.ts';
import { PriceTag, type Amount, type ProductPrice } from '../products/index.ts';
import { getPriceFor } from './get-price-for.ts';
import type { SaleTerms } from './sale-terms.ts';

/** Props of `SalePrice`. */
export interface SalePriceProps {
  /** Price of a single piece, as lists show it. */
  price: ProductPrice;
  terms: SaleTerms;
  quantity: number;
}

/** The price of one piece of a quantity, the fixed taxes on it, and the prices of other quantities. */
export function SalePrice({ price, terms, quantity }: SalePriceProps) {
  const intl = useIntl();
  const format = ({ minor, currency }: Amount) => formatMinorUnits(intl, minor, currency);
  const { tiers, fixedTaxes } = terms;
  const shown = getPriceFor(quantity, price, terms);
  return (
    <Stack gap="x3">
      <div aria-live="polite" aria-atomic>
        <PriceTag price={shown} size="large" />
      </div>
      {fixedTaxes && (
        <Stack gap="x1">
          {fixedTaxes.taxes.map(({ label, amount }, index) => (
            <Text key={index} size="small" tone="secondary">
              {intl.formatMessage(fixedTaxes.isIncluded ? 'saleTerms.includedTax' : 'saleTerms.addedTax', {
                label,
                price: format(amount),
              })}
            </Text>
          ))}
          {!fixedTaxes.isIncluded && (
            <Text size="small">
              {intl.formatMessage('saleTerms.totalPrice', {
                price: format({ ...shown.current, minor: shown.current.minor + fixedTaxes.amount }),
              })}
            </Text>
          )}
        </Stack>
      )}
      {tiers.length > 0 && (
        <Stack gap="x1">
          <Text weight="semibold">{intl.formatMessage('saleTerms.tiers')}</Text>
          <Stack as="ul" gap="x1" role="list" aria-label={intl.formatMessage('saleTerms.tiers')}>
            {tiers.map((tier) => (
              <Text
                as="li"
                key={tier.quantity}
                weight={tier.price.minor === shown.current.minor ? 'semibold' : undefined}
              >
                {intl.formatMessage(tier.percentOff === null ? 'saleTerms.tier' : 'saleTerms.tierWithSaving', {
                  quantity: intl.formatNumber(tier.quantity),
                  price: format(tier.price),
                  percent: tier.percentOff ?? 0,
                })}
              </Text>
            ))}
          </Stack>
        </Stack>
      )}
    </Stack>
  );
}
