import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createShopIntl, IntlProvider } from '../i18n/index.ts';
import { LayoutProvider } from '../platform/layout/layout-context.tsx';
import { sampleLayout } from '../testing/index.ts';
import { GroupItems } from './group-items.tsx';
import { productOptionsMessages } from './messages.ts';
import { toGroupItems } from './to-group-items.ts';

const money = { value: 4, currency: 'EUR' as const };
const price = { final_price: money, regular_price: money };

const groupOf = (...quantities: number[]) =>
  toGroupItems({
    __typename: 'GroupedProduct',
    price_range: { minimum_price: price, maximum_price: price },
    group: quantities.map((qty, position) => ({
      qty,
      position,
      product: {
        __typename: 'SimpleProduct',
        uid: `${position}`,
        sku: `S-${position}`,
        name: `Stoff &quot;${position}&quot;`,
        url_key: 'stoff',
        url_suffix: null,
        stock_status: 'IN_STOCK',
        thumbnail: null,
        price_range: { minimum_price: price, maximum_price: price },
        options: null,
      },
    })),
  });

it('names the products as the merchant wrote them', () => {
  expect(groupOf(1, 2).map(({ name }) => name)).toEqual(['Stoff "0"', 'Stoff "1"']);
});

it('preselects the quantities of the merchant, also fractions', () => {
  expect(groupOf(0.5, 0.25, 2, 0).map(({ quantity }) => quantity)).toEqual([0.5, 0.25, 2, 0]);
});

it('lets fractions be typed', async () => {
  const german = createShopIntl({ locale: 'de_DE' });
  await german.load(productOptionsMessages);
  const markup = renderToStaticMarkup(
    <IntlProvider value={german}>
      <LayoutProvider value={sampleLayout}>
        <GroupItems items={groupOf(0.25, 2)} />
      </LayoutProvider>
    </IntlProvider>,
  );
  const fields = markup.match(/<input[^>]*>/g) ?? [];
  expect(fields.map((field) => /inputMode="(\w+)"/i.exec(field)?.[1])).toEqual(['decimal', 'decimal']);
  expect(fields.map((field) => /aria-valuemin="(\w+)"/.exec(field)?.[1])).toEqual(['0', '0']);
});
