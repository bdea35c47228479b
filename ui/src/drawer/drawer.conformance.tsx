import { conforms } from '../conformance/conformance.ts';
import { Drawer } from './index.ts';

export default [
  conforms({
    component: Drawer,
    props: {
      id: 'menu',
      open: true,
      onOpenChange: () => undefined,
      title: 'Menu',
      closeLabel: 'Zamknij menu',
      levelKey: 'root',
      entries: [{ id: 'vitamins', label: 'Witaminy', href: '/witaminy' }],
      onFollow: () => undefined,
    },
    root: '[role="dialog"]',
    single: true,
  }),
];
