import { conforms } from '../conformance/conformance.ts';
import { Select } from './index.ts';

export default [
  conforms({
    component: Select,
    props: { label: 'Województwo', options: [{ value: 'MP', label: 'małopolskie' }] },
    ref: 'select',
    rest: 'select',
    hooks: {
      'data-invalid': { props: { error: 'Wybierz województwo.' } },
      'data-disabled': { props: { disabled: true } },
      'data-loading': { props: { loading: true } },
    },
  }),
];
