import { conforms } from '../conformance/conformance.ts';
import { DateField } from './index.ts';

export default [
  conforms({
    component: DateField,
    props: { label: 'Data urodzenia' },
    ref: 'input',
    rest: 'input',
    hooks: {
      'data-invalid': { props: { error: 'Wybierz datę.' } },
      'data-disabled': { props: { disabled: true } },
      'data-loading': { props: { loading: true } },
    },
  }),
];
