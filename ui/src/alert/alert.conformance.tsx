import { conforms } from '../conformance/conformance.ts';
import { Alert } from './index.ts';

export default [
  conforms({
    component: Alert,
    props: { children: 'Zamówienia z tego tygodnia wyślemy w poniedziałek.' },
    hooks: { 'data-type': { props: { tone: 'warning' }, value: 'warning' } },
  }),
];
