import { conforms } from '../conformance/conformance.ts';
import { Drawer, DrawerFooter } from './index.ts';

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
      items: [{ id: 'vitamins', label: 'Witaminy', href: '/witaminy' }],
      onNavigate: () => undefined,
    },
    root: '[role="dialog"]',
    single: true,
    hooks: {
      'data-view': { props: { view: 'SIGN_IN' }, value: 'SIGN_IN' },
      'data-pane': { props: { view: 'SIGN_IN' }, value: 'open' },
    },
  }),
  conforms({ component: DrawerFooter, props: { contactHref: '/kontakt', onViewChange: () => undefined } }),
];
