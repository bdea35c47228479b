import { conforms } from '../conformance/conformance.ts';
import { CheckoutStep, CheckoutSteps } from './index.ts';

export default [
  conforms({ component: CheckoutSteps, props: { steps: [{ id: 'address', label: 'Adres' }], current: 'address' } }),
  conforms({
    component: CheckoutStep,
    props: { number: 2, state: 'todo', title: 'Dostawa', children: 'Paczkomat albo kurier' },
    closed: 'Paczkomat albo kurier',
    hooks: { 'data-state': { props: { state: 'current' }, value: 'current' } },
  }),
];
