import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createShopIntl, IntlProvider } from '../i18n/index.ts';
import { LayoutProvider } from '../platform/layout/layout-context.tsx';
import { sampleLayout } from '../testing/index.ts';
import { productsMessages } from './messages.ts';
import { TaxNote } from './tax-note.tsx';

it('says that tax is added only where prices need it', async () => {
  const german = createShopIntl({ locale: 'de_DE' });
  await german.load(productsMessages);
  const render = (hasTaxNote: boolean) =>
    renderToStaticMarkup(
      <IntlProvider value={german}>
        <LayoutProvider value={{ ...sampleLayout, store: { ...sampleLayout.store, hasTaxNote } }}>
          <TaxNote />
        </LayoutProvider>
      </IntlProvider>,
    );
  expect(render(true)).toContain('zzgl. MwSt.');
  expect(render(false)).toBe('');
});
