import { prerender } from 'react-dom/static';
import { expect, it } from 'vitest';
import { CommerceProvider, createQueryCache } from '../commerce/index.ts';
import { contentMessages, parseRichText, type RichText } from '../content/index.ts';
import { createShopIntl, IntlProvider } from '../i18n/index.ts';
import { LayoutProvider } from '../platform/layout/layout-context.tsx';
import { productsMessages } from '../products/index.ts';
import { fakeBackend, sampleLayout } from '../testing/index.ts';
import type { FactLabels, FactTexts } from './fact-texts.ts';
import { ProductInformation } from './product-information.tsx';

async function render(
  description: RichText | null,
  facts: Partial<FactTexts> = {},
  labels?: FactLabels,
): Promise<string> {
  const intl = createShopIntl({ locale: 'en_US' });
  await intl.load(productsMessages, contentMessages);
  const { prelude } = await prerender(
    <IntlProvider value={intl}>
      <LayoutProvider value={sampleLayout}>
        <CommerceProvider
          client={fakeBackend(() => ({ data: {} })).client}
          cache={createQueryCache([])}
          storeView={sampleLayout.store.storeCode}
          epoch={0}
        >
          <ProductInformation description={description} facts={facts} labels={labels} />
        </CommerceProvider>
      </LayoutProvider>
    </IntlProvider>,
  );
  return new Response(prelude).text();
}

it('has a heading only where there is something to read', async () => {
  expect(await render(null)).toBe('');
  expect(await render(null, { legalName: 'Food supplement' })).toMatch(/Product details.*Food supplement/);
});

it('renders a description of Page Builder with its content types, below the headings of the page', async () => {
  const part = (type: string, inner: string) =>
    `<div data-content-type="${type}" data-appearance="default" data-element="main">${inner}</div>`;
  const description = await parseRichText(
    part('heading', '').replaceAll('div', 'h1').replace('></', '>Made in Omaha</') +
      part(
        'tabs',
        '<ul data-element="navigation"></ul><div data-element="content">' +
          part('tab-item', part('text', '<p>Steel</p>')).replace('>', ' id="A1" data-tab-name="Frame">') +
          '</div>',
      ),
    {},
  );
  const markup = await render(description);
  expect(markup).toMatch(/<h4[^>]*>Made in Omaha<\/h4>/);
  expect(markup).toMatch(/role="tab"[^>]*>(?:<[^>]*>)*Frame/);
  expect(markup).not.toContain('<h1');
});

it('calls a single text as the merchant does, and several by what they have in common', async () => {
  const labels = { storage: 'Memory' };
  const memory = await render(null, { storage: '256 GB' }, labels);
  expect(memory).toContain('Memory');
  expect(memory).not.toContain('Warnings');
  expect(await render(null, { storage: 'Keep dry', warnings: 'None' }, labels)).toContain('Warnings and storage');
  expect(await render(null, { storage: 'Keep dry' })).toContain('Warnings and storage');
});
