import { conforms } from '../conformance/conformance.ts';
import { NotFound } from './index.ts';

export default [
  conforms({ component: NotFound, props: { links: [{ id: 'witaminy', label: 'Witaminy', href: '/witaminy' }] } }),
];
