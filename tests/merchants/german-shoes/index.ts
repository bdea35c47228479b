import type { SeedOrder } from '../../../storefront/backend/index.ts';
import { defineMerchant } from '../define-merchant.ts';
import accounts from './accounts.json' with { type: 'json' };
import catalog from './catalog.json' with { type: 'json' };
import content from './content.json' with { type: 'json' };
import { drawProduct, originalSize } from './draw-product.ts';
import { products } from './products.ts';
import settings from './settings.json' with { type: 'json' };

const colors = new Map(
  catalog.attributes.flatMap(({ options }) =>
    options.flatMap((option) => ('swatch' in option ? [[option.value, option.swatch] as const] : [])),
  ),
);

const partlyRefundedOrder: SeedOrder = {
  placed: { daysAgo: 30 },
  items: [{ sku: 'L-TISCH-1', quantity: 2 }],
  carrierCode: 'flatrate',
  paymentMethod: 'banktransfer',
  state: 'complete',
  tracking: { title: 'DHL', number: '00340434161094021501' },
  refunded: [{ sku: 'L-TISCH-1', quantity: 1 }],
};

/**
 * A German shop for shoes and lamps on stock Magento, which has nothing in common with the demo. It delivers to Germany,
 * Austria and Switzerland.
 */
export default defineMerchant({
  name: 'Schuh & Licht Wagner',
  locale: 'de_DE',
  timezone: 'Europe/Berlin',
  currency: 'EUR',
  settings,
  taxDisplay: 'including',
  sorting: { position: 'Position', price: 'Preis', name: 'Produktname' },
  catalog: { ...catalog, products },
  content: {
    ...content,
    urlRewrites: content.urlRewrites.map((rewrite) => ({ ...rewrite, redirectCode: 301 })),
  },
  coupons: [
    { code: 'WAGNER10', label: '10 % Rabatt', effect: { type: 'percent', percent: 10 } },
    { code: 'LICHT20', label: '20 % ab 500 €', effect: { type: 'percent', percent: 20 }, minimumSubtotal: 50_000 },
  ],
  accounts: accounts.map((account) => ({ ...account, orders: [partlyRefundedOrder] })),
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
