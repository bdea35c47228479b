import { conforms } from '../conformance/conformance.ts';
import { CartContents, MiniCart } from './index.ts';

export default [
  conforms({
    component: MiniCart,
    props: { open: true, onOpenChange: () => undefined, count: 1, children: <li>Magnez</li> },
    root: '[role="dialog"]',
    single: true,
    hooks: { 'data-status': { props: { status: 'loading' }, value: 'loading' } },
  }),
  conforms({ component: CartContents, props: { count: 1, children: <li>Magnez</li> } }),
];
