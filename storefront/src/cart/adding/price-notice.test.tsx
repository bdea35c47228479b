import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createShopIntl, IntlProvider } from '../../i18n/index.ts';
import { LayoutProvider } from '../../platform/layout/layout-context.tsx';
import { sampleLayout } from '../../testing/index.ts';
import { addingMessages } from './messages.ts';
import { PriceNotice } from './price-notice.tsx';

const german = createShopIntl({ locale: 'de_DE' });
await german.load(addingMessages);
const included = { shippingPage: '/versand', isTaxIncluded: true };

it.each([
  { case: 'nothing without a page on shipping', notice: undefined, isShipped: true, text: '' },
  { case: 'tax and shipping', notice: included, isShipped: true, text: 'inkl. MwSt. · zzgl. Versandkosten' },
  { case: 'tax alone where nothing is shipped', notice: included, isShipped: false, text: 'inkl. MwSt.' },
  {
    case: 'shipping alone where prices have no tax',
    notice: { ...included, isTaxIncluded: false },
    isShipped: true,
    text: 'zzgl. Versandkosten',
  },
])('says $case', ({ notice, isShipped, text }) => {
  const { store } = sampleLayout;
  const html = renderToStaticMarkup(
    <IntlProvider value={german}>
      <LayoutProvider value={{ ...sampleLayout, store: { ...store, ...(notice && { priceNotice: notice }) } }}>
        <PriceNotice withTax isShipped={isShipped} />
      </LayoutProvider>
    </IntlProvider>,
  );
  expect(html.replace(/<[^>]+>/g, '')).toBe(text);
  expect(html.includes('href="/versand"')).toBe(text.includes('Versandkosten'));
});
