import { conforms } from '../conformance/conformance.ts';
import { CheckoutFooter, Footer } from './index.ts';

export default [
  conforms({ component: Footer, props: { groups: [{ id: 'help', title: 'Pomoc', entries: [] }], copyright: 'Witryna' } }),
  conforms({ component: CheckoutFooter, props: { copyright: 'Witryna' } }),
];
