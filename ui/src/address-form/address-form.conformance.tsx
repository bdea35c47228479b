import { conforms } from '../conformance/conformance.ts';
import { AddressForm } from './index.ts';

export default [
  conforms({
    component: AddressForm,
    props: { legend: 'Adres dostawy' },
    hooks: { 'data-invalid': { props: { error: 'Popraw adres.' } }, 'data-disabled': { props: { disabled: true } } },
  }),
];
