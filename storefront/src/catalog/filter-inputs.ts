import type { FilterInput, FilterInputs } from '../commerce/index.ts';
import type { FilterInputsResponse } from './product-list-operations.ts';

const inputTypes: Readonly<Record<string, FilterInput>> = {
  FilterEqualTypeInput: 'equal',
  FilterMatchTypeInput: 'match',
  FilterRangeTypeInput: 'range',
};

// Filters that belong to the page itself, not to the shopper.
const ownFilters = [
  'category_uid',
  'category_id',
  'category_url_path',
  'sku',
  'url_key',
  'name',
  'description',
  'short_description',
];

/** Reads which attributes a shopper can filter by, from the introspection of `ProductAttributeFilterInput`. */
export function toFilterInputs(answer: FilterInputsResponse): FilterInputs {
  return Object.fromEntries(
    (answer.__type?.inputFields ?? []).flatMap(({ name, type }) => {
      const input = inputTypes[type.name ?? ''];
      return input && !ownFilters.includes(name) ? [[name, input]] : [];
    }),
  );
}
