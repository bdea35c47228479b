import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createShopIntl, IntlProvider, locales } from '../i18n/index.ts';
import { LayoutProvider } from '../platform/layout/layout-context.tsx';
import { addingMessages } from '../cart/index.ts';
import { sampleLayout } from '../testing/index.ts';
import { productsMessages } from './messages.ts';
import { PriceTag } from './price-tag.tsx';
import type { ProductPrice } from './product-summary.ts';

const german = createShopIntl({ locale: 'de_DE' });
await german.load(productsMessages);
await german.load(addingMessages);

const price: ProductPrice = {
  current: { minor: 1290, currency: 'EUR' },
  reduction: null,
  unit: null,
  from: false,
};
const includingTax = { priceNotice: { shippingPage: '/versand', isTaxIncluded: true } };
const excludingTax = { priceNotice: { shippingPage: '/versand', isTaxIncluded: false }, hasTaxNote: true };

it.each([
  { case: 'nothing but the price without a page on shipping', store: {}, note: '' },
  { case: 'that it has tax and no shipping', store: includingTax, note: 'inkl. MwSt. · zzgl. Versandkosten' },
  { case: 'that it has neither', store: excludingTax, note: 'zzgl. MwSt. · zzgl. Versandkosten' },
  {
    case: 'nothing of shipping for a download',
    store: includingTax,
    given: { price: { ...price, isVirtual: true } },
    note: 'inkl. MwSt.',
  },
  {
    case: 'nothing of shipping where a link is next to it',
    store: includingTax,
    given: { size: 'large' },
    note: 'inkl. MwSt.',
  },
] as const)('says $case', ({ store, note, ...props }) => {
  const html = renderToStaticMarkup(
    <IntlProvider value={german}>
      <LayoutProvider value={{ ...sampleLayout, store: { ...sampleLayout.store, ...store } }}>
        <PriceTag price={price} {...('given' in props && props.given)} />
      </LayoutProvider>
    </IntlProvider>,
  );
  const [, amount, ...notes] = /^<div[^>]*>(<p[^>]*>.*?<\/p>)(?:<p[^>]*>(.*?)<\/p>)?<\/div>$/.exec(html) ?? [];
  expect(amount).toContain('12,90');
  expect(notes[0] ?? '').toBe(note);
});

it.each(locales)('breaks a unit price only before the slash in %s', async (locale) => {
  const intl = createShopIntl({ locale });
  await intl.load(productsMessages);
  const html = renderToStaticMarkup(
    <IntlProvider value={intl}>
      <LayoutProvider value={sampleLayout}>
        <PriceTag price={{ ...price, unit: { price: price.current, amount: 100, unit: 'g' } }} />
      </LayoutProvider>
    </IntlProvider>,
  );
  expect(html).toContain(' /\u00a0100\u00a0g');
});
