import { conforms } from '../conformance/conformance.ts';
import { AccountLayout, AccountNavigation } from './index.ts';

export default [
  conforms({ component: AccountLayout, props: { navigation: 'Konto', children: 'Adresy' } }),
  conforms({
    component: AccountNavigation,
    props: {
      label: 'Konto',
      items: [{ id: 'orders', label: 'Zamówienia', href: '/zamowienia' }],
      signOutLabel: 'Wyloguj się',
      onSignOut: () => undefined,
    },
  }),
];
