import { defineShop, type ShopSettings } from '../../../storefront/backend/index.ts';
import accounts from './accounts.json' with { type: 'json' };
import catalog from './catalog.json' with { type: 'json' };
import content from './content.json' with { type: 'json' };
import { drawProduct, originalSize } from './draw-product.ts';
import { products } from './products.ts';
import settingsData from './settings.json' with { type: 'json' };

/** Magento's numbers for what prices include (`tax/display/type`, `tax/cart_display/*`). */
const taxDisplays = { excluding: 1, including: 2, both: 3 } as const;

const isTaxDisplay = (name: string | undefined): name is keyof typeof taxDisplays =>
  name !== undefined && name in taxDisplays;

const chosen = process.env['MERCHANT_TAX_DISPLAY'];
const taxDisplay = taxDisplays[isTaxDisplay(chosen) ? chosen : 'including'];

const { agreements, shipping, ...facts } = settingsData;

const settings: ShopSettings = {
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
    ...facts.config,
    display_product_prices_in_catalog: taxDisplay,
    display_shipping_prices: taxDisplay,
    shopping_cart_display_price: taxDisplay,
    shopping_cart_display_shipping: taxDisplay,
    shopping_cart_display_subtotal: taxDisplay,
  },
};

const colors = new Map(
  catalog.attributes.flatMap(({ options }) =>
    options.flatMap((option) => ('swatch' in option ? [[option.value, option.swatch] as const] : [])),
  ),
);

/**
 * A German shop for shoes and lamps on stock Magento, which has nothing in common with the demo. It delivers to Germany,
 * Austria and Switzerland. `MERCHANT_TAX_DISPLAY` is `including` (default), `excluding` or `both`.
 */
export default defineShop({
  storeViews: [
    {
      id: 1,
      code: 'default',
      name: 'Schuh & Licht Wagner',
      groupCode: 'main_website_store',
      groupName: 'Main Website Store',
      websiteId: 1,
      websiteCode: 'base',
      websiteName: 'Main Website',
      locale: 'de_DE',
      timezone: 'Europe/Berlin',
      baseCurrency: 'EUR',
      displayCurrency: 'EUR',
      availableCurrencies: ['EUR'],
      exchangeRates: { EUR: 10_000 },
      sortOrder: 0,
      isDefault: true,
      settings,
      words: { sorting: { position: 'Position', price: 'Preis', name: 'Produktname' } },
    },
  ],
  catalog: { ...catalog, products },
  content: {
    ...content,
    urlRewrites: content.urlRewrites.map((rewrite) => ({ ...rewrite, redirectCode: 301 })),
  },
  accounts,
  images: {
    find({ name }) {
      const [, kind, color] = /^catalog\/product\/(shoe|lamp)\/([a-z]+)$/.exec(name) ?? [];
      const swatch = color && colors.get(color);
      if (!swatch || (kind !== 'shoe' && kind !== 'lamp')) return null;
      return {
        identity: `${kind} ${color}`,
        width: originalSize,
        height: originalSize,
        draw: () => drawProduct(kind, swatch),
      };
    },
  },
});
