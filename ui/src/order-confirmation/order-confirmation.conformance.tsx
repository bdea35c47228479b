import { conforms } from '../conformance/conformance.ts';
import { OrderConfirmation, OrderedItems } from './index.ts';

export default [
  conforms({
    component: OrderConfirmation,
    props: { title: 'Dziękujemy za zamówienie', children: 'Numer zamówienia: 000000123' },
  }),
  conforms({ component: OrderedItems, props: { items: [{ id: '1', name: 'Magnez B6, 2 szt.' }] } }),
];
