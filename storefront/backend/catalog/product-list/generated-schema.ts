import type { Database } from '../../database/index.ts';
import { englishWords } from '../../words/english-words.ts';
import { findAttributes } from '../attribute/attribute.ts';
import { OWN_SORT_ATTRIBUTES } from './sort-order.ts';

/**
 * The fields that the shop's own attributes add to the filter and sort inputs, as Magento generates them from the
 * merchant's configuration.
 */
export function generatedSchema(database: Database): string {
  const filters = findAttributes(database)
    .filter(({ isFilterable }) => isFilterable)
    .map(({ code, label }) => `  "${label}"\n  ${code}: FilterEqualTypeInput`);
  const sorts = OWN_SORT_ATTRIBUTES.map((code) => `  "${englishWords.sorting[code]}"\n  ${code}: SortEnum`);
  const filterInput =
    filters.length === 0 ? '' : `extend input ProductAttributeFilterInput {\n${filters.join('\n')}\n}\n`;
  return `${filterInput}extend input ProductAttributeSortInput {\n${sorts.join('\n')}\n}\n`;
}
