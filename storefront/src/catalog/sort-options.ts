import type { IntlShape } from '../i18n/index.ts';
import type { ListSort } from './list-state.ts';
import { messages } from './messages.ts';

export interface SortOption {
  /** `attribute_DIRECTION`; empty for the backend's own order. */
  value: string;
  label: string;
}

/** The orders that are offered, from the attributes that the backend sorts by. */
export function sortOptions(intl: IntlShape, attributes: readonly string[], searching: boolean): SortOption[] {
  const text = intl.formatMessage;
  return [
    { value: '', label: text(searching ? messages.sortRelevance : messages.sortDefault) },
    ...(attributes.includes('price')
      ? [
          { value: 'price_ASC', label: text(messages.sortPriceUp) },
          { value: 'price_DESC', label: text(messages.sortPriceDown) },
        ]
      : []),
    ...(attributes.includes('name') ? [{ value: 'name_ASC', label: text(messages.sortName) }] : []),
  ];
}

/** The option's value of an order. */
export function sortValue(sort: ListSort | null): string {
  return sort ? `${sort.attribute}_${sort.direction}` : '';
}
