import { conforms } from '../conformance/conformance.ts';
import { CheckoutStep } from './index.ts';

export default [
  conforms({
    component: CheckoutStep,
    props: { number: 2, state: 'upcoming', title: 'Dostawa', children: 'Paczkomat albo kurier' },
    closed: 'Paczkomat albo kurier',
    hooks: { 'data-state': { props: { state: 'current' }, value: 'current' } },
  }),
];
