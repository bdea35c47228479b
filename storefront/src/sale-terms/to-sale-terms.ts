import { maximumQuantity, type FixedTax } from '../cart/index.ts';
import { getPercentOff } from '../price/index.ts';
import { toMoney, type Amount } from '../products/index.ts';
import { listProducts, type ProductTerms, type SaleTermsResponse } from './list-products.ts';
import type { PriceTier, QuantityLimits, SaleTerms, SaleTermsBySku } from './sale-terms.ts';

type Setting = NonNullable<SaleTermsResponse['storeConfig']>['product_fixed_product_tax_display_setting'];

/**
 * Reads the terms of a product and its variants; null when none of them has more than a price. A product without a
 * price has no terms.
 */
export function toSaleTerms({ products, storeConfig }: SaleTermsResponse): SaleTermsBySku | null {
  const settings = {
    page: storeConfig?.product_fixed_product_tax_display_setting ?? null,
    catalog: storeConfig?.category_fixed_product_tax_display_setting ?? null,
  };
  const found = listProducts(products).flatMap((product) => {
    const terms = toTerms(product, settings);
    return terms && product.sku ? [{ sku: product.sku, terms, isSpecial: isSpecial(terms, product) }] : [];
  });
  return found.some((product) => product.isSpecial)
    ? Object.fromEntries(found.map(({ sku, terms }) => [sku, terms]))
    : null;
}

/** Whether the price of the catalog, and the quantities of other products, do not say it all. */
const isSpecial = ({ price, tiers, fixedTaxes, limits: { min, max, step } }: SaleTerms, product: ProductTerms) =>
  price.minor !== toMoney(product.price_range.minimum_price.final_price)?.minor ||
  tiers.length > 0 ||
  fixedTaxes !== null ||
  min !== 1 ||
  max < maximumQuantity ||
  step !== 'any';

interface FixedTaxSettings {
  /** Of the page of a product. */
  page: Setting;
  /** Of the prices of the catalog, which GraphQL follows everywhere. */
  catalog: Setting;
}

const isAdded = (setting: Setting) =>
  setting === 'INCLUDE_FPT_WITHOUT_DETAILS' ||
  setting === 'INCLUDE_FPT_WITH_DETAILS' ||
  setting === 'EXCLUDE_FPT_AND_INCLUDE_WITH_DETAILS';

function toTerms(product: ProductTerms, settings: FixedTaxSettings): SaleTerms | null {
  const { minimum_price: single } = product.price_range;
  const final = toMoney(single.final_price);
  const regular = toMoney(single.regular_price);
  if (!final || !regular) return null;
  const taxes = toFixedTaxes(single.fixed_product_taxes);
  const taxAmount = taxes.reduce((sum, { amount }) => sum + amount.minor, 0);
  const isIncluded = settings.page === 'INCLUDE_FPT_WITHOUT_DETAILS' || settings.page === 'INCLUDE_FPT_WITH_DETAILS';
  const hasDetails =
    settings.page === 'INCLUDE_FPT_WITH_DETAILS' || settings.page === 'EXCLUDE_FPT_AND_INCLUDE_WITH_DETAILS';
  const received = isAdded(settings.catalog) ? taxAmount : 0;
  const shown = isIncluded ? taxAmount : 0;
  const add = (amount: Amount, minor: number): Amount => ({ ...amount, minor: amount.minor + minor });
  const price = add(final, shown - received);
  return {
    price,
    tiers: toTiers(product, add(regular, -received), shown, price),
    fixedTaxes: hasDetails && taxes.length > 0 ? { taxes, isIncluded, amount: taxAmount } : null,
    limits: toLimits(product),
  };
}

function toFixedTaxes(taxes: ProductTerms['price_range']['minimum_price']['fixed_product_taxes']): FixedTax[] {
  return (taxes ?? []).flatMap((tax) => {
    const amount = toMoney(tax?.amount);
    return tax && amount && amount.minor > 0 ? [{ label: tax.label ?? '', amount }] : [];
  });
}

type Tier = NonNullable<NonNullable<ProductTerms['price_tiers']>[number]>;

/**
 * Reads the price of a tier. It is as the merchant entered it, with or without tax, and not as the catalog shows prices.
 * The difference that Magento names with it leads to the regular price as entered, and so to the price as shown.
 */
function toTierPrice({ final_price, discount }: Tier, regular: Amount): number | null {
  const entered = toMoney(final_price);
  if (!entered) return null;
  const off = toMoney({ value: discount?.amount_off, currency: entered.currency });
  const regularEntered = entered.minor + (off?.minor ?? 0);
  // Both are rounded.
  const isAsShown = Math.abs(regularEntered - regular.minor) <= 1 || regularEntered <= 0;
  return isAsShown ? entered.minor : Math.round((entered.minor * regular.minor) / regularEntered);
}

/**
 * Reads the price of a tier of a bundle, which is always a percentage. The price that Magento names is a part of the
 * entered price of the bundle: without its selections, and 0 where the price is their sum.
 */
const toBundleTierPrice = ({ discount }: Tier, regular: Amount): number | null =>
  discount?.percent_off ? Math.round((regular.minor * (100 - discount.percent_off)) / 100) : null;

/** Reads the tiers that are cheaper than a single piece and than those before. */
function toTiers(product: ProductTerms, regular: Amount, fixedTaxes: number, single: Amount): PriceTier[] {
  const toPrice = product.__typename === 'BundleProduct' ? toBundleTierPrice : toTierPrice;
  const read = (product.price_tiers ?? []).flatMap((tier) => {
    const minor = tier && toPrice(tier, regular);
    return tier?.quantity && minor !== null ? [{ quantity: tier.quantity, minor: minor + fixedTaxes }] : [];
  });
  let lowest = single.minor;
  return read
    .toSorted((a, b) => a.quantity - b.quantity)
    .flatMap(({ quantity, minor }): PriceTier[] => {
      if (minor >= lowest) return [];
      lowest = minor;
      return [{ quantity, price: { ...single, minor }, percentOff: getPercentOff({ minor }, single) }];
    });
}

const getFraction = (quantity: number) => Number((quantity % 1).toFixed(4));

/**
 * Reads the limits. Magento does not say which products are sold in fractions: the backend accepts or refuses one. Where
 * a fraction is the minimum or has a price, it is the step. Without a maximum of the backend, all tiers can be reached.
 */
function toLimits({ min_sale_qty: min, max_sale_qty: max, price_tiers: tiers }: ProductTerms): QuantityLimits {
  const quantities = [min ?? 0, ...(tiers ?? []).map((tier) => tier?.quantity ?? 0)];
  const fraction = quantities.map(getFraction).find((part) => part > 0);
  return {
    min: min && min > 0 ? min : (fraction ?? 1),
    max: max && max > 0 ? max : Math.max(maximumQuantity, ...quantities),
    step: fraction ?? 'any',
  };
}
