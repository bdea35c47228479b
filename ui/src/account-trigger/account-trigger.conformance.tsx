import { conforms } from '../conformance/conformance.ts';
import { AccountTrigger } from './index.ts';

export default [
  conforms({
    component: AccountTrigger,
    props: {
      signedIn: true,
      name: 'Anna',
      links: [{ id: 'orders', label: 'Moje zamówienia', href: '/zamowienia' }],
      onSignOut: () => undefined,
    },
    closed: 'Moje zamówienia',
    hooks: { 'data-disclosure': { props: { defaultOpen: true }, value: 'open' } },
  }),
];
