import { defineShop, type Shop, type ShopSettings, type StoreView } from '../../storefront/backend/index.ts';

/** Magento's numbers for what prices include (`tax/display/type`, `tax/cart_display/*`). */
const taxDisplays = { excluding: 1, including: 2, both: 3 } as const;

type TaxDisplay = keyof typeof taxDisplays;

const isTaxDisplay = (name: string | undefined): name is TaxDisplay => name !== undefined && name in taxDisplays;

/** Settings of a merchant as JSON holds them, where a pair is a list and a choice is a text. */
interface SettingsData extends Omit<ShopSettings, 'agreements' | 'shipping'> {
  readonly agreements: readonly (Omit<NonNullable<ShopSettings['agreements']>[number], 'mode'> & {
    readonly mode: string;
  })[];
  readonly shipping: Omit<ShopSettings['shipping'], 'carriers'> & {
    readonly carriers: readonly (Omit<ShopSettings['shipping']['carriers'][number], 'titles'> & {
      readonly titles: Readonly<Record<string, readonly string[]>>;
    })[];
  };
}

const toSettings = ({ agreements, shipping, config, ...facts }: SettingsData, taxDisplay: TaxDisplay): ShopSettings => {
  const shown = taxDisplays[taxDisplay];
  return {
    ...facts,
    shipping: {
      ...shipping,
      carriers: shipping.carriers.map(({ titles, ...carrier }) => ({
        ...carrier,
        titles: Object.fromEntries(
          Object.entries(titles).map(([language, [carrierTitle = '', method = '']]) => [
            language,
            [carrierTitle, method] as const,
          ]),
        ),
      })),
    },
    agreements: agreements.map((agreement) => ({
      ...agreement,
      mode: agreement.mode === 'manual' ? 'manual' : 'auto',
    })),
    config: {
      ...config,
      display_product_prices_in_catalog: shown,
      display_shipping_prices: shown,
      orders_invoices_credit_memos_display_price: shown,
      orders_invoices_credit_memos_display_subtotal: shown,
      orders_invoices_credit_memos_display_shipping_amount: shown,
      shopping_cart_display_price: shown,
      shopping_cart_display_shipping: shown,
      shopping_cart_display_subtotal: shown,
    },
  };
};

/** A merchant with one store view on a fresh Magento. */
export interface Merchant extends Omit<Shop, 'storeViews'> {
  /** Name of the shop. */
  readonly name: string;
  /** E.g. `de_DE`. */
  readonly locale: string;
  readonly timezone: string;
  /** Code of the only currency. */
  readonly currency: string;
  readonly settings: SettingsData;
  /** What prices include, everywhere in the shop; `MERCHANT_TAX_DISPLAY` overrides it. */
  readonly taxDisplay: TaxDisplay;
  /** Labels of the orders of a list. */
  readonly sorting: NonNullable<StoreView['words']>['sorting'];
}

/** Returns the shop of a merchant, whose store view has the codes that Magento's installation gives it. */
export function defineMerchant({
  name,
  locale,
  timezone,
  currency,
  settings,
  taxDisplay,
  sorting,
  ...shop
}: Merchant): Shop {
  const chosen = process.env['MERCHANT_TAX_DISPLAY'];
  return defineShop({
    ...shop,
    storeViews: [
      {
        id: 1,
        code: 'default',
        name,
        groupCode: 'main_website_store',
        groupName: 'Main Website Store',
        websiteId: 1,
        websiteCode: 'base',
        websiteName: 'Main Website',
        locale,
        timezone,
        baseCurrency: currency,
        displayCurrency: currency,
        availableCurrencies: [currency],
        exchangeRates: { [currency]: 10_000 },
        sortOrder: 0,
        isDefault: true,
        settings: toSettings(settings, isTaxDisplay(chosen) ? chosen : taxDisplay),
        words: { sorting },
      },
    ],
  });
}
