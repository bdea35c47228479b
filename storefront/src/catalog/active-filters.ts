import type { ActiveFilter } from '@witryna/ui/filter-panel';
import { optionLabel, type FacetContext } from './facet-groups.ts';
import { setFilter, toggleFilter, writeListState } from './list-state.ts';
import type { Facet } from './product-listing.ts';

/**
 * The chosen filters, each with the address of the list without it. A value that the backend has no label for is named
 * as unavailable.
 */
export function activeFilters(facets: readonly Facet[], context: FacetContext): ActiveFilter[] {
  const { intl, state, inputs, keep } = context;
  return Object.entries(state.filters).flatMap(([code, values]) =>
    values.map((value) => {
      const options = facets.find((facet) => facet.code === code)?.options ?? [];
      const label = optionLabel(
        options.find((option) => option.value === value) ?? {
          value,
          label: intl.formatMessage('catalog.unavailableFilter'),
        },
        { code, options },
        context,
      );
      const next = inputs[code] === 'range' ? setFilter(state, code, []) : toggleFilter(state, code, value);
      return {
        id: `${code}:${value}`,
        label,
        href: writeListState(next, keep) || '?',
        removeLabel: intl.formatMessage('catalog.removeFilter', { name: label }),
      };
    }),
  );
}
