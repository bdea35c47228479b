import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createShopIntl, IntlProvider } from '../i18n/index.ts';
import { productsMessages } from '../products/index.ts';
import type { FactTexts } from './fact-texts.ts';
import { ProductInformation } from './product-information.tsx';

it('has a heading only where there is something to read', async () => {
  const intl = createShopIntl({ locale: 'en_US' });
  await intl.load(productsMessages);
  const render = (description: string, facts: Partial<FactTexts> = {}) =>
    renderToStaticMarkup(
      <IntlProvider value={intl}>
        <ProductInformation description={description} facts={facts} />
      </IntlProvider>,
    );
  expect(render('')).toBe('');
  expect(render('', { legalName: 'Food supplement' })).toMatch(/Product details.*Food supplement/);
});
