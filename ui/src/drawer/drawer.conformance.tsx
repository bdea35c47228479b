import { conforms } from '../conformance/conformance.ts';
import { Drawer, DrawerAccountLinks, DrawerFooter } from './index.ts';

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
  conforms({
    component: DrawerAccountLinks,
    props: {
      items: [{ id: 'orders', label: 'Zamówienia', href: '/zamowienia' }],
      onNavigate: () => undefined,
      signOutLabel: 'Wyloguj się',
      onSignOut: () => undefined,
    },
  }),
  conforms({ component: DrawerFooter, props: { contactHref: '/kontakt', onViewChange: () => undefined } }),
];
