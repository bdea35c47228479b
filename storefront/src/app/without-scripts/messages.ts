import { defineCatalogue, defineMessages } from '../../i18n/index.ts';

/** Messages for browsers without scripts. The server alone shows them. */
export const withoutScriptsCatalogue = defineCatalogue('app/without-scripts', import.meta.glob('./messages/*.json', { import: 'default' }));

export const messages = defineMessages({
  notice: {
    id: 'withoutScripts.notice',
    defaultMessage: 'Cart, checkout and account need JavaScript, and so do buttons such as “Add to cart”. Turn it on in your browser and load the page again. You can browse and search without it.',
  },
  incomplete: { id: 'withoutScripts.incomplete', defaultMessage: 'The page has not loaded completely, so some buttons do not work.' },
  reload: { id: 'withoutScripts.reload', defaultMessage: 'Load the page again' },
  searchLabel: { id: 'withoutScripts.searchLabel', defaultMessage: 'What are you looking for?' },
  searchSubmit: { id: 'withoutScripts.searchSubmit', defaultMessage: 'Search' },
});
