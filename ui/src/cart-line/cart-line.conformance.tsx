import { conforms } from '../conformance/conformance.ts';
import { CartLine } from './index.ts';

export default [
  conforms({
    component: CartLine,
    props: {
      name: 'Magnez',
      href: '/magnez',
      quantity: '2',
      total: '79,80 zł',
      removeLabel: 'Usuń: Magnez',
      onRemove: () => undefined,
    },
    within: (line) => <ul>{line}</ul>,
    root: 'li',
    hooks: {
      'data-loading': { props: { loading: true } },
      'data-invalid': { props: { error: 'Zostały 2 sztuki.' } },
      'data-unavailable': { props: { unavailable: true } },
    },
  }),
];
