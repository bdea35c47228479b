import { conforms } from '../conformance/conformance.ts';
import { Fieldset } from './index.ts';

export default [
  conforms({
    component: Fieldset,
    props: { legend: 'Adres dostawy', children: 'Pola' },
    hooks: { 'data-invalid': { props: { error: 'Wpisz adres.' } }, 'data-disabled': { props: { disabled: true } } },
  }),
];
