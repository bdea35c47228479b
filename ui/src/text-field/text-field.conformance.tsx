import { conforms } from '../conformance/conformance.ts';
import { TextField } from './index.ts';

export default [
  conforms({
    component: TextField,
    props: { label: 'Imię' },
    ref: 'input',
    rest: 'input',
    hooks: {
      'data-invalid': { props: { error: 'Wpisz imię.' } },
      'data-disabled': { props: { disabled: true } },
      'data-loading': { props: { loading: true } },
    },
  }),
];
