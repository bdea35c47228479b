import { conforms } from '../conformance/conformance.ts';
import { Combobox } from './index.ts';

export default [
  conforms({
    component: Combobox,
    props: { label: 'Województwo', options: [{ value: 'MP', label: 'małopolskie' }] },
    ref: 'input',
    rest: 'input',
    closed: 'małopolskie',
    hooks: {
      'data-invalid': { props: { error: 'Wybierz województwo.' } },
      'data-disabled': { props: { disabled: true } },
      'data-busy': { props: { busy: true } },
      'data-chosen': { props: { defaultValue: 'MP' }, on: '[role="option"]' },
    },
  }),
];
