import type { Meta } from '@storybook/react-vite';
import { screen, screenParameters } from './screen.tsx';

const meta = {
  title: 'Storefront/Screens/Product',
  tags: ['screen', '!autodocs'],
  parameters: screenParameters,
} satisfies Meta;

export default meta;

const product = { path: '/witamina-c-1000.html', recordings: ['product'] };

export const Default = screen(product);
export const Loading = screen({ ...product, placeholder: 'product' });
export const SoldOut = screen({ ...product, change: soldOut });
export const PricesByQuantity = screen({
  ...product,
  change: (answer, operation) => (operation === 'getSaleTerms' ? saleTerms : answer),
});
export const Missing = screen({
  ...product,
  change: (answer, operation) => (operation === 'ResolveURL' ? { data: { route: null } } : answer),
});
export const Failed = screen({ ...product, failing: true });
export const LongTexts = screen({ ...product, long: true });
export const LargeText = screen({ ...product, largeText: true });

const pln = (value: number) => ({ value, currency: 'PLN' });

/** Two prices by quantity, a fixed tax in each of them, and no more than 40 pieces. */
const saleTerms = {
  data: {
    storeConfig: {
      store_code: 'default',
      product_fixed_product_tax_display_setting: 'INCLUDE_FPT_WITH_DETAILS',
      category_fixed_product_tax_display_setting: 'INCLUDE_FPT_WITH_DETAILS',
    },
    products: {
      items: [
        {
          __typename: 'SimpleProduct',
          sku: 'WIT-C1000',
          price_range: {
            minimum_price: {
              regular_price: pln(39.9),
              final_price: pln(39.9),
              fixed_product_taxes: [{ label: 'Opłata opakowaniowa', amount: pln(0.4) }],
            },
          },
          special_price: null,
          special_to_date: null,
          price_tiers: [
            { quantity: 3, final_price: pln(35.5), discount: { amount_off: 4 } },
            { quantity: 12, final_price: pln(31.6), discount: { amount_off: 7.9 } },
          ],
          min_sale_qty: 1,
          max_sale_qty: 40,
        },
      ],
    },
  },
};

/** The same answer with every stock status turned to sold out. */
function soldOut(answer: unknown): unknown {
  return JSON.parse(JSON.stringify(answer).replaceAll('"IN_STOCK"', '"OUT_OF_STOCK"'));
}
