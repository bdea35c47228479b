import { TruckIcon } from '@witryna/ui/icon';
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createShopIntl, IntlProvider } from '../i18n/index.ts';
import { productsMessages } from '../products/index.ts';
import { StockStatus } from './stock-status.tsx';

const german = createShopIntl({ locale: 'de_DE' });
await german.load(productsMessages);

const render = (props: Partial<ComponentProps<typeof StockStatus>>) =>
  renderToStaticMarkup(
    <IntlProvider value={german}>
      <StockStatus inStock fewLeft={null} isShipped deliveryTime={undefined} {...props} />
    </IntlProvider>,
  );

it.each([
  { inStock: true, fewLeft: null, text: 'Auf Lager' },
  { inStock: true, fewLeft: null, deliveryTime: 'Lieferzeit 2–3 Tage', text: 'Auf Lager, Lieferzeit 2–3 Tage' },
  { inStock: true, fewLeft: 1, text: 'Letztes Stück' },
  { inStock: true, fewLeft: 3, deliveryTime: 'Lieferzeit 2–3 Tage', text: 'Nur noch 3 Stück, Lieferzeit 2–3 Tage' },
  { inStock: false, fewLeft: null, deliveryTime: 'Lieferzeit 2–3 Tage', text: 'Derzeit nicht verfügbar' },
  {
    inStock: true,
    fewLeft: null,
    isShipped: false,
    deliveryTime: 'Lieferzeit 2–3 Tage',
    text: 'Verfügbar',
  },
  { inStock: true, fewLeft: 3, isShipped: false, deliveryTime: 'Lieferzeit 2–3 Tage', text: 'Nur noch 3 Stück' },
])('says “$text”', ({ text, ...props }) => {
  expect(render(props).replace(/<[^>]+>/g, '')).toBe(text);
});

it('shows the truck of a delivery only for a product that is shipped', () => {
  const getIcon = (isShipped: boolean) =>
    render({ inStock: true, fewLeft: null, isShipped }).match(/<svg.*<\/svg>/)?.[0];
  const truck = renderToStaticMarkup(<TruckIcon size="medium" />);
  expect([getIcon(true) === truck, getIcon(false) === truck]).toEqual([true, false]);
});
