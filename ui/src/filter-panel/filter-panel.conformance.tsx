import { conforms } from '../conformance/conformance.ts';
import { ActiveFilters, FilterPanel } from './index.ts';

export default [
  conforms({
    component: FilterPanel,
    props: {
      label: 'Filtry',
      selectedLabel: 'wybrano',
      groups: ['Postać', 'Marka', 'Smak', 'Dieta'].map((label) => ({
        code: label,
        label,
        options: [{ value: label, label: `${label} pierwsza`, count: '3', countLabel: '3 produkty', selected: false, href: '/' }],
      })),
    },
    closed: 'Dieta pierwsza',
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
