import { defineQuery, graphql, type ResultOf } from '../commerce/index.ts';
import { isTaxAddedAtCheckout } from '../price/index.ts';
import type { CartAmount } from './cart-amount.ts';

const shippingMethodTaxSetting = graphql(`
  fragment ShippingMethodTax on StoreConfig @_requires(capability: "catalogTaxDisplay") {
    display_shipping_prices @include(if: true)
  }
`);

/** How the store shows taxes in the cart. */
export const cartConfigQuery = defineQuery({
  name: 'GetCartConfig',
  requires: 'taxDisplay',
  document: graphql(
    `
      query GetCartConfig {
        storeConfig {
          store_code
          tax_cart_display_price
          tax_cart_display_subtotal
          tax_cart_display_shipping
          tax_cart_display_full_summary
          sales_fixed_product_tax_display_setting
          tax_defaults_country
          tax_defaults_postcode
          ...ShippingMethodTax
        }
      }
    `,
    [shippingMethodTaxSetting],
  ),
});

const stockTaxSettings = graphql(`
  fragment StockTaxSettings on StoreConfig @_requires(capability: "storeSettings") {
    shopping_cart_display_price @include(if: true)
    shopping_cart_display_subtotal @include(if: true)
    shopping_cart_display_shipping @include(if: true)
    shopping_cart_display_full_summary @include(if: true)
    default_country @include(if: true)
  }
`);

/** How stock Magento shows taxes in the cart; for backends without the settings of `cartConfigQuery`. */
export const stockCartConfigQuery = defineQuery({
  name: 'GetStockCartConfig',
  document: graphql(
    `
      query GetStockCartConfig {
        storeConfig {
          store_code
          sales_fixed_product_tax_display_setting
          ...StockTaxSettings
          ...ShippingMethodTax
        }
      }
    `,
    [stockTaxSettings, shippingMethodTaxSetting],
  ),
});

/** Whether an amount is shown without tax, with it, or both. */
export type TaxMode = 'excluding' | 'including' | 'both';

export interface TaxDisplay {
  /** Of the lines. */
  price: TaxMode;
  subtotal: TaxMode;
  /** Of the shipping in the totals (Magento: `tax/cart_display/shipping`). */
  shipping: TaxMode;
  /** Of the shipping methods to choose from (Magento: `tax/display/shipping`). */
  shippingMethods: TaxMode;
  /** Each tax has a row of its own, also where the subtotal is shown with tax. */
  fullSummary: boolean;
  /** Whether fixed product taxes are named at each line. */
  hasFixedTaxDetails: boolean;
  /** Where parcels are estimated to go before there is an address. */
  country: string;
  postcode: string;
}

const modes: Readonly<Record<number, TaxMode>> = { 1: 'excluding', 2: 'including', 3: 'both' };

/**
 * Reads a setting of Magento: 1 without tax, 2 with tax, 3 both.
 *
 * @param fallback where the backend has none. Default: with tax, as consumers in the EU must be told prices
 */
export const toTaxMode = (setting: number | null | undefined, fallback: TaxMode = 'including'): TaxMode =>
  modes[setting ?? 0] ?? fallback;

/** Settings of taxes under one name in all backends; undefined or null where the backend has none. */
interface TaxSettings {
  price?: number | null | undefined;
  subtotal?: number | null | undefined;
  shipping?: number | null | undefined;
  shippingMethods?: number | null | undefined;
  fullSummary?: boolean | null | undefined;
  fixedTaxes?: string | null | undefined;
  country?: string | null | undefined;
  postcode?: string | null | undefined;
}

/**
 * Reads the settings of a backend that has those of `cartConfigQuery`.
 *
 * @param storeCountry country of the store, which decides where there is no setting. Default: not known
 */
export function getTaxDisplay(
  config: ResultOf<typeof cartConfigQuery.document>['storeConfig'] | undefined,
  storeCountry?: string,
): TaxDisplay {
  return toTaxDisplay(
    {
      price: config?.tax_cart_display_price,
      subtotal: config?.tax_cart_display_subtotal,
      shipping: config?.tax_cart_display_shipping,
      shippingMethods: config?.display_shipping_prices,
      fullSummary: config?.tax_cart_display_full_summary,
      fixedTaxes: config?.sales_fixed_product_tax_display_setting,
      country: config?.tax_defaults_country,
      postcode: config?.tax_defaults_postcode,
    },
    storeCountry,
  );
}

/**
 * Reads the settings of stock Magento, which does not publish the default destination of its taxes: parcels are
 * estimated to go to the country of the store.
 *
 * @param storeCountry country of the store, which decides where there is no setting. Default: not known
 */
export function getStockTaxDisplay(
  config: ResultOf<typeof stockCartConfigQuery.document>['storeConfig'] | undefined,
  storeCountry?: string,
): TaxDisplay {
  return toTaxDisplay(
    {
      price: config?.shopping_cart_display_price,
      subtotal: config?.shopping_cart_display_subtotal,
      shipping: config?.shopping_cart_display_shipping,
      shippingMethods: config?.display_shipping_prices,
      fullSummary: config?.shopping_cart_display_full_summary,
      fixedTaxes: config?.sales_fixed_product_tax_display_setting,
      country: config?.default_country,
    },
    storeCountry,
  );
}

function toTaxDisplay(
  { price, subtotal, shipping, shippingMethods, fullSummary, fixedTaxes, country, postcode }: TaxSettings,
  storeCountry: string | undefined,
): TaxDisplay {
  const fallback = isTaxAddedAtCheckout(storeCountry) ? 'excluding' : 'including';
  const shippingMode = toTaxMode(shipping, fallback);
  return {
    price: toTaxMode(price, fallback),
    subtotal: toTaxMode(subtotal, fallback),
    shipping: shippingMode,
    // Magento before 2.4.8 does not tell it: the methods agree with the totals beside them.
    shippingMethods: toTaxMode(shippingMethods, shippingMode),
    fullSummary: fullSummary ?? false,
    hasFixedTaxDetails: !fixedTaxes?.endsWith('WITHOUT_DETAILS'),
    country: country ?? '',
    postcode: postcode ?? '',
  };
}

/** An amount to show; `tax` says what it holds where both are shown. */
export interface ShownAmount {
  amount: CartAmount;
  tax: 'without' | 'with' | null;
}

/** The amounts to show of one that the backend gives without and with tax; one that is missing is left out. */
export function shownAmounts(mode: TaxMode, without: CartAmount | null, withTax: CartAmount | null): ShownAmount[] {
  const both = mode === 'both' && without !== null && withTax !== null;
  const shown: ShownAmount[] = [];
  if (without && (mode !== 'including' || !withTax)) shown.push({ amount: without, tax: both ? 'without' : null });
  if (withTax && (mode !== 'excluding' || !without)) shown.push({ amount: withTax, tax: both ? 'with' : null });
  return shown;
}
