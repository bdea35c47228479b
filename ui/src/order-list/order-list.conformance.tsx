import { conforms } from '../conformance/conformance.ts';
import { OrderList, OrderStatus } from './index.ts';

export default [
  conforms({
    component: OrderList,
    props: {
      items: [
        {
          number: '000000123',
          href: '/zamowienie/123',
          linkLabel: 'Zamówienie 000000123',
          date: '2 marca 2026',
          status: 'Wysłane',
        },
      ],
      labels: { date: 'Data', status: 'Status', total: 'Razem' },
    },
  }),
  conforms({ component: OrderStatus, props: { children: 'Wysłane' } }),
];
