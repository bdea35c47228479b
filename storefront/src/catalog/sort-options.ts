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

/** An attribute that the backend sorts by. */
export interface SortField {
  value: string;
  /** In the language of the store view. */
  label: string;
}

/** The order of a list for which none is chosen: the backend's own, or the merchant's default. */
export type OwnSort = 'position' | 'relevance' | ListSort;

/**
 * The orders that are offered. The list's own is the first and has an empty value; attributes that only this shop sorts
 * by are the last and have the backend's labels.
 *
 * @param fields what the backend sorts by
 */
export function sortOptions(intl: IntlShape, fields: readonly SortField[], own: OwnSort): SortOption[] {
  const text = intl.formatMessage;
  const has = (attribute: string) => fields.some(({ value }) => value === attribute);
  const known: string[] = [
    'position',
    'relevance',
    'price',
    'name',
    ...addedSorts.flatMap(({ attributes }) => attributes),
  ];
  const options = [
    ...addedSorts.flatMap(({ attributes, label }) => {
      const attribute = attributes.find(has);
      return attribute === undefined ? [] : [{ value: `${attribute}_DESC`, label: text(label) }];
    }),
    ...(has('price')
      ? [
          { value: 'price_ASC', label: text('catalog.sort.priceUp') },
          { value: 'price_DESC', label: text('catalog.sort.priceDown') },
        ]
      : []),
    ...(has('name') ? [{ value: 'name_ASC', label: text('catalog.sort.name') }] : []),
    ...fields
      .filter(({ value }) => !known.includes(value))
      .map(({ value, label }) => ({ value: `${value}_ASC`, label })),
  ];
  if (typeof own === 'string')
    return [
      { value: '', label: text(own === 'relevance' ? 'catalog.sort.relevance' : 'catalog.sort.default') },
      ...options,
    ];
  const isOwn = ({ value }: SortOption) => value === sortValue(own);
  return [
    { value: '', label: options.find(isOwn)?.label ?? text('catalog.sort.default') },
    ...(has('position') ? [{ value: 'position_ASC', label: text('catalog.sort.default') }] : []),
    ...options.filter((option) => !isOwn(option)),
  ];
}

/**
 * The option's value of an order.
 *
 * @param own the list's own order, whose value is empty. Default: that of the backend
 */
export function sortValue(sort: ListSort | null, own: OwnSort = 'position'): string {
  if (sort === null || (typeof own === 'object' && sortValue(own) === sortValue(sort))) return '';
  return `${sort.attribute}_${sort.direction}`;
}
