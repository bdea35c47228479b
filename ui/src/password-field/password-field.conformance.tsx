import { conforms } from '../conformance/conformance.ts';
import { PasswordField } from './index.ts';

export default [
  conforms({
    component: PasswordField,
    props: { label: 'Hasło', autoComplete: 'new-password', requirements: {} },
    ref: 'input',
    rest: 'input',
    hooks: {
      'data-invalid': { props: { error: 'Wpisz hasło.' } },
      'data-disabled': { props: { disabled: true } },
      'data-loading': { props: { loading: true } },
      'data-met': { props: { defaultValue: 'Dzika róża 1000' }, on: 'li' },
    },
  }),
];
