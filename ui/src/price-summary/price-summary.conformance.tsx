import { conforms } from '../conformance/conformance.ts';
import { PriceSummary } from './index.ts';

export default [
  conforms({
    component: PriceSummary,
    props: { rows: [{ id: 'total', label: 'Razem', value: '79,80 zł', total: true }] },
    hooks: { 'data-loading': { props: { loading: true } } },
  }),
];
