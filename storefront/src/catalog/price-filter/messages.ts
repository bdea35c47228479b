import { defineCatalogue, defineMessages } from '../../i18n/index.ts';

export const priceFilterCatalogue = defineCatalogue('price-filter', import.meta.glob('./messages/*.json', { import: 'default' }));

export const messages = defineMessages({
  label: { id: 'priceFilter.label', defaultMessage: 'Price range of your own' },
  from: { id: 'priceFilter.from', defaultMessage: 'From ({currency})' },
  to: { id: 'priceFilter.to', defaultMessage: 'To ({currency})' },
  apply: { id: 'priceFilter.apply', defaultMessage: 'Apply price range' },
  order: { id: 'priceFilter.order', defaultMessage: 'The lowest price is above the highest one. Swap them or leave one out.' },
});
