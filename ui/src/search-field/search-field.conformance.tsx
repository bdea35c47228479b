import { conforms } from '../conformance/conformance.ts';
import { SearchField } from './index.ts';

export default [
  conforms({
    component: SearchField,
    props: { action: '/search', name: 'q', label: 'Szukaj w sklepie', submitLabel: 'Szukaj', clearLabel: 'Wyczyść' },
    ref: 'input',
    rest: 'input',
  }),
];
