import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { createShopIntl, IntlProvider } from '../i18n/index.ts';
import { productsMessages } from '../products/index.ts';
import type { FactLabels, FactTexts } from './fact-texts.ts';
import { ProductInformation } from './product-information.tsx';

const intl = createShopIntl({ locale: 'en_US' });
beforeAll(() => intl.load(productsMessages));

const render = (description: string, facts: FactTexts = {}, labels?: FactLabels) =>
  renderToStaticMarkup(
    <IntlProvider value={intl}>
      <ProductInformation description={description} facts={facts} labels={labels} />
    </IntlProvider>,
  );

it('has a heading only where there is something to read', () => {
  expect(render('')).toBe('');
  expect(render('', { legalName: 'Food supplement' })).toMatch(/Product details.*Food supplement/);
});

it('calls a single text as the merchant does, and several by what they have in common', () => {
  const labels = { storage: 'Memory' };
  const memory = render('', { storage: '256 GB' }, labels);
  expect(memory).toContain('Memory');
  expect(memory).not.toContain('Warnings');
  expect(render('', { storage: 'Keep dry', warnings: 'None' }, labels)).toContain('Warnings and storage');
  expect(render('', { storage: 'Keep dry' })).toContain('Warnings and storage');
});
