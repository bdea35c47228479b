import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { CommerceProvider, createQueryCache } from '../commerce/index.ts';
import { formsMessages } from '../forms/index.ts';
import { createShopIntl, IntlProvider } from '../i18n/index.ts';
import { createUiStore } from '../platform/layout/ui-store.ts';
import { UiStoreProvider } from '../platform/layout/ui-store-context.tsx';
import { LayoutProvider } from '../platform/layout/layout-context.tsx';
import { fakeBackend, sampleLayout } from '../testing/index.ts';
import { ContactArea } from './contact-area.tsx';
import { contactMessages } from './messages.ts';

const german = createShopIntl({ locale: 'de_DE' });
await german.load(contactMessages, formsMessages);

it.each([
  { phone: '030 1', email: 'a@example.com', text: ' Sie können uns auch anrufen oder eine E-Mail schreiben.' },
  { phone: '030 1', email: null, text: ' Sie können uns auch anrufen.' },
  { phone: null, email: 'a@example.com', text: ' Sie können uns auch eine E-Mail schreiben.' },
  { phone: null, email: null, text: '' },
])('names without scripts only the ways that there are: “$text”', ({ phone, email, text }) => {
  const { client } = fakeBackend(() => ({ data: {} }));
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <IntlProvider value={german}>
        <LayoutProvider value={sampleLayout}>
          <UiStoreProvider value={createUiStore()}>
            <CommerceProvider client={client} cache={createQueryCache()} storeView="de" epoch={0}>
              <ContactArea
                status="enabled"
                reason=""
                consentLabel={null}
                consentLegal={null}
                contact={{ phone, email }}
                hasWays={phone !== null || email !== null}
              />
            </CommerceProvider>
          </UiStoreProvider>
        </LayoutProvider>
      </IntlProvider>
    </MemoryRouter>,
  );
  const [, shown] = /<noscript>(.*?)<\/noscript>/.exec(html) ?? [];
  expect(shown?.replace(/<[^>]+>/g, '')).toBe(`Das Formular benötigt JavaScript.${text}`);
});
