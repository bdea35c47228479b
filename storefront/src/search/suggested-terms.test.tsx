import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { createShopIntl, IntlProvider } from '../i18n/index.ts';
import { searchMessages } from './messages.ts';
import { SuggestedTerms } from './suggested-terms.tsx';

it.each([
  ['pl_PL', 'Czy chodziło o:'],
  ['en_GB', 'Did you mean:'],
  ['en_US', 'Did you mean:'],
  ['de_DE', 'Meinten Sie:'],
  ['fr_FR', 'Vouliez-vous dire\u202f:'],
  ['fr_CA', 'Vouliez-vous dire\u00a0:'],
  ['nl_NL', 'Bedoelde je:'],
  ['pt_PT', 'Quis dizer:'],
  ['es_ES', 'Quizás quisiste decir:'],
  ['it_IT', 'Forse cercavi:'],
])('introduces the suggestions with a colon in %s', async (locale, label) => {
  const intl = createShopIntl({ locale });
  await intl.load(searchMessages);
  const html = renderToStaticMarkup(
    <IntlProvider value={intl}>
      <MemoryRouter>
        <SuggestedTerms suggestions={['cynk']} />
      </MemoryRouter>
    </IntlProvider>,
  );
  expect(html.replace(/<[^>]+>/g, '')).toBe(`${label}cynk`);
});
