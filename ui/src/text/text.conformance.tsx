import { conforms } from '../conformance/conformance.ts';
import { Heading, Text, TextLink } from './index.ts';

export default [
  conforms({ component: Heading, props: { level: 2, children: 'Witaminy' } }),
  conforms({ component: Text, props: { children: 'Witamina C' } }),
  conforms({ component: TextLink, props: { href: '/dostawa', children: 'Dostawa' } }),
];
