import type { IntlShape } from '../i18n/index.ts';
import type { ListSort } from './list-state.ts';

export interface SortOption {
  /** `attribute_DIRECTION`; empty for the backend's own order. */
  value: string;
  label: string;
}

/**
 * Orders that shops add to Magento's by an attribute, with the names that extensions give it. The highest value comes
 * first; of several names the first that the backend has is offered.
 */
const addedSorts = [
  { attributes: ['bestseller', 'bestsellers'], label: 'catalog.sort.bestsellers' },
  { attributes: ['news_from_date', 'created_at', 'newest'], label: 'catalog.sort.newest' },
  { attributes: ['rating_summary', 'rating', 'top_rated'], label: 'catalog.sort.rating' },
] as const;

/** The orders that are offered, from the attributes that the backend sorts by. */
export function sortOptions(intl: IntlShape, attributes: readonly string[], searching: boolean): SortOption[] {
  const text = intl.formatMessage;
  return [
    { value: '', label: text(searching ? 'catalog.sort.relevance' : 'catalog.sort.default') },
    ...addedSorts.flatMap(({ attributes: names, label }) => {
      const attribute = names.find((name) => attributes.includes(name));
      return attribute === undefined ? [] : [{ value: `${attribute}_DESC`, label: text(label) }];
    }),
    ...(attributes.includes('price')
      ? [
          { value: 'price_ASC', label: text('catalog.sort.priceUp') },
          { value: 'price_DESC', label: text('catalog.sort.priceDown') },
        ]
      : []),
    ...(attributes.includes('name') ? [{ value: 'name_ASC', label: text('catalog.sort.name') }] : []),
  ];
}

/** The option's value of an order. */
export function sortValue(sort: ListSort | null): string {
  return sort ? `${sort.attribute}_${sort.direction}` : '';
}
