import { priceIn, toMoney } from '../../money.ts';
import { catalogPriceIn } from './catalog-price.ts';
import { getGroupParts } from './group-parts.ts';
import { getPriceEnds } from './price-ends.ts';
import { getFixedTaxes } from './sale-terms.ts';
import { getTaxPercent } from './tax-percent.ts';
import type { Money, PriceScope } from '../../money.ts';
import type { OptionScope } from './purchase-options.ts';
import type { Product } from './product.ts';

export interface ProductPrice {
  readonly regular_price: Money;
  readonly final_price: Money;
  readonly discount: { readonly amount_off: number; readonly percent_off: number };
  readonly fixed_product_taxes: readonly { readonly label: string; readonly amount: Money }[];
}

/** Where prices are shown, and the shop whose products have them. */
type CatalogScope = PriceScope & Pick<OptionScope, 'shop'>;

/**
 * Settings with which Magento adds fixed product taxes to the prices of the catalog. GraphQL follows that of product
 * lists, on the page of a product as well (`Weee\Helper\Data::typeOfDisplay`).
 */
const includingSettings = new Set<unknown>([
  'INCLUDE_FPT_WITHOUT_DETAILS',
  'INCLUDE_FPT_WITH_DETAILS',
  'EXCLUDE_FPT_AND_INCLUDE_WITH_DETAILS',
]);

function getFixedTaxAmount({ sku }: Pick<Product, 'sku'>, scope: CatalogScope): number {
  const { settings, config } = scope.storeView;
  const setting = { ...settings.config, ...config }['category_fixed_product_tax_display_setting'];
  if (!includingSettings.has(setting)) return 0;
  return getFixedTaxes(scope.shop, sku).reduce((sum, { amount }) => sum + priceIn(amount, scope), 0);
}

/** One end of a price range. Amounts are grosze of the base currency; the discount is rounded to hundredths. */
function productPrice(
  product: Pick<Product, 'sku'>,
  { regular: regularGrosze, final: finalGrosze }: { regular: number; final: number },
  scope: CatalogScope,
): ProductPrice {
  const fixedTaxes = getFixedTaxAmount(product, scope);
  const percent = getTaxPercent(scope, product.sku);
  const regular = catalogPriceIn(regularGrosze, scope, percent) + fixedTaxes;
  const final = catalogPriceIn(finalGrosze, scope, percent) + fixedTaxes;
  const off = regular - final;
  return {
    regular_price: toMoney(regular, scope),
    final_price: toMoney(final, scope),
    discount: { amount_off: off / 100, percent_off: regular > 0 ? Math.round((off / regular) * 10_000) / 100 : 0 },
    fixed_product_taxes: getFixedTaxes(scope.shop, product.sku).map(({ label, amount }) => ({
      label,
      amount: toMoney(priceIn(amount, scope), scope),
    })),
  };
}

/**
 * Cheapest and dearest variant of a product, for the customer of the scope.
 *
 * @throws TypeError for a group without parts, as Magento does
 */
export function priceRange(
  product: Product,
  scope: CatalogScope,
): { minimum_price: ProductPrice; maximum_price: ProductPrice } {
  // Magento has no price for such a group either (magento/magento2 issue 38665).
  if (getGroupParts(product.sku, scope)?.length === 0)
    throw new TypeError(`The grouped product ${product.sku} has no parts.`);
  const { cheapest, dearest } = getPriceEnds(product, scope);
  return {
    minimum_price: productPrice(product, cheapest, scope),
    maximum_price: productPrice(product, dearest, scope),
  };
}
