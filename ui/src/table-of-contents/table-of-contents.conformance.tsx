import { conforms } from '../conformance/conformance.ts';
import { TableOfContents } from './index.ts';

export default [
  conforms({
    component: TableOfContents,
    props: { label: 'Na tej stronie', items: [{ id: 'reklamacje', title: 'Reklamacje' }] },
  }),
];
