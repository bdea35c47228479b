import { conforms } from '../conformance/conformance.ts';
import { ActiveFilters, FilterPanel, type FilterGroup } from './index.ts';

const groups = (selected: boolean): FilterGroup[] =>
  ['Postać', 'Marka', 'Smak', 'Dieta'].map((label) => ({
    code: label,
    label,
    options: [{ value: label, label: `${label} pierwsza`, count: '3', countLabel: '3 produkty', selected, href: '/' }],
  }));

export default [
  conforms({
    component: FilterPanel,
    props: { label: 'Filtry', selectedLabel: 'wybrano', groups: groups(false) },
    closed: 'Dieta pierwsza',
    hooks: { 'data-selected': { props: { groups: groups(true) }, on: 'nav a' } },
  }),
  conforms({
    component: ActiveFilters,
    props: {
      label: 'Wybrane filtry',
      filters: [{ id: 'vegan', label: 'wegańskie', href: '/', removeLabel: 'Usuń filtr: wegańskie' }],
      clear: { label: 'Wyczyść', href: '/' },
    },
  }),
];
