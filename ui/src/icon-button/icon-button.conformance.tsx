import { conforms } from '../conformance/conformance.ts';
import { IconButton, IconButtonLink } from './index.ts';

export default [
  conforms({
    component: IconButton,
    props: { label: 'Zamknij', icon: null },
    hooks: { 'data-loading': { props: { loading: true } }, 'data-disabled': { props: { disabled: true } } },
  }),
  conforms({ component: IconButtonLink, props: { label: 'Koszyk', icon: null, href: '/koszyk' } }),
];
