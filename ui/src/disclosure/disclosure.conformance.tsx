import { conforms } from '../conformance/conformance.ts';
import { Disclosure } from './index.ts';

export default [
  conforms({
    component: Disclosure,
    props: { title: 'Skład', children: 'Witamina C' },
    closed: 'Witamina C',
  }),
];
