import { conforms } from '../conformance/conformance.ts';
import { Checkbox } from './index.ts';

export default [
  conforms({
    component: Checkbox,
    props: { label: 'Faktura na firmę' },
    ref: 'input',
    rest: 'input',
    hooks: {
      'data-invalid': { props: { error: 'Zaznacz pole.' } },
      'data-disabled': { props: { disabled: true } },
      'data-loading': { props: { loading: true } },
    },
  }),
];
