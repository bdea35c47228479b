import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createShopIntl, IntlProvider } from '../i18n/index.ts';
import { productsMessages } from '../products/index.ts';
import { StockStatus } from './stock-status.tsx';

const german = createShopIntl({ locale: 'de_DE' });
await german.load(productsMessages);

it.each([
  { inStock: true, fewLeft: null, text: 'Auf Lager' },
  { inStock: true, fewLeft: null, deliveryTime: 'Lieferzeit 2–3 Tage', text: 'Auf Lager, Lieferzeit 2–3 Tage' },
  { inStock: true, fewLeft: 1, text: 'Letztes Stück' },
  { inStock: true, fewLeft: 3, deliveryTime: 'Lieferzeit 2–3 Tage', text: 'Nur noch 3 Stück, Lieferzeit 2–3 Tage' },
  { inStock: false, fewLeft: null, deliveryTime: 'Lieferzeit 2–3 Tage', text: 'Derzeit nicht verfügbar' },
])('says “$text”', ({ text, ...props }) => {
  const html = renderToStaticMarkup(
    <IntlProvider value={german}>
      <StockStatus deliveryTime={undefined} {...props} />
    </IntlProvider>,
  );
  expect(html.replace(/<[^>]+>/g, '')).toBe(text);
});
