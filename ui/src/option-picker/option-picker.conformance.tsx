import { conforms } from '../conformance/conformance.ts';
import { OptionPicker } from './index.ts';

export default [
  conforms({
    component: OptionPicker,
    props: { label: 'Pojemność', name: 'size', options: [{ value: '30', label: '30 ml' }] },
    hooks: {
      'data-invalid': { props: { error: 'Wybierz pojemność.' } },
      'data-unavailable': {
        props: { options: [{ value: '30', label: '30 ml', unavailableReason: 'wyprzedane' }] },
        on: 'input',
      },
    },
  }),
];
