import { conforms } from '../conformance/conformance.ts';
import { Breadcrumbs } from './index.ts';

export default [
  conforms({
    component: Breadcrumbs,
    props: { items: [{ label: 'Sklep', href: '/' }], current: 'Witaminy', label: 'Okruszki' },
  }),
];
