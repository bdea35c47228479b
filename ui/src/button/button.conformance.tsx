import { conforms } from '../conformance/conformance.ts';
import { Button, ButtonLink } from './index.ts';

export default [
  conforms({
    component: Button,
    props: { children: 'Dodaj do koszyka' },
    hooks: { 'data-loading': { props: { loading: true } }, 'data-disabled': { props: { disabled: true } } },
  }),
  conforms({ component: ButtonLink, props: { href: '/kasa', children: 'Do kasy' } }),
];
