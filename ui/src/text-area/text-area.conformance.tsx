import { conforms } from '../conformance/conformance.ts';
import { TextArea } from './index.ts';

export default [
  conforms({
    component: TextArea,
    props: { label: 'Wiadomość' },
    ref: 'textarea',
    rest: 'textarea',
    hooks: {
      'data-invalid': { props: { error: 'Napisz coś.' } },
      'data-disabled': { props: { disabled: true } },
      'data-loading': { props: { loading: true } },
      'data-empty': { props: { counter: true, maxLength: 5, defaultValue: 'Dobry' }, on: 'textarea ~ div' },
    },
  }),
];
