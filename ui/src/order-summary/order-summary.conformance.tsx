import { conforms } from '../conformance/conformance.ts';
import { OrderSummary } from './index.ts';

export default [
  conforms({
    component: OrderSummary,
    props: {
      lines: [{ id: '1', name: 'Magnez', quantity: '2', total: '79,80 zł' }],
      rows: [{ id: 'total', label: 'Razem', value: '79,80 zł', total: true }],
    },
    hooks: { 'data-loading': { props: { loading: true } } },
  }),
];
