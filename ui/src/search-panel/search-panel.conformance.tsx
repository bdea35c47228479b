import { conforms } from '../conformance/conformance.ts';
import { SearchPanel } from './index.ts';

export default [
  conforms({
    component: SearchPanel,
    props: {
      open: false,
      onOpenChange: () => undefined,
      groups: [
        { id: 'products', label: 'Produkty', suggestions: [{ id: 'magnez', label: 'Magnez B6', href: '/magnez' }] },
      ],
    },
    closed: 'Magnez B6',
    hooks: { 'data-state': { props: { open: true }, value: 'open' } },
  }),
];
