import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { addingMessages } from '../cart/index.ts';
import { createShopIntl, IntlProvider } from '../i18n/index.ts';
import { LayoutProvider } from '../platform/layout/layout-context.tsx';
import { sampleLayout } from '../testing/index.ts';
import { IncludedTaxNote } from './included-tax-note.tsx';

const german = createShopIntl({ locale: 'de_DE' });
await german.load(addingMessages);

const vat = (minor: number) => [{ label: 'MwSt.', amount: { minor, currency: 'EUR' } }];

it.each([
  {
    case: 'says that the total includes tax, without a link',
    taxes: vat(1884),
    isTaxIncluded: true,
    text: 'inkl. MwSt.',
  },
  { case: 'says nothing about an export without tax', taxes: [], isTaxIncluded: true, text: '' },
  { case: 'says nothing about a tax of zero', taxes: vat(0), isTaxIncluded: true, text: '' },
  { case: 'says nothing where prices have no tax', taxes: vat(1884), isTaxIncluded: false, text: '' },
])('$case', ({ taxes, isTaxIncluded, text }) => {
  const priceNotice = { shippingPage: '/versand', isTaxIncluded };
  const html = renderToStaticMarkup(
    <IntlProvider value={german}>
      <LayoutProvider value={{ ...sampleLayout, store: { ...sampleLayout.store, priceNotice } }}>
        <IncludedTaxNote cart={{ taxes }} />
      </LayoutProvider>
    </IntlProvider>,
  );
  expect(html.replace(/<[^>]+>/g, '')).toBe(text);
  expect(html).not.toContain('href');
});
