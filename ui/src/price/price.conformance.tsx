import { conforms } from '../conformance/conformance.ts';
import { Price } from './index.ts';

export default [
  conforms({
    component: Price,
    props: { final: '44,90 zł' },
    hooks: { 'data-reduced': { props: { regular: '59,90 zł', lowest30Days: '49,90 zł' } } },
  }),
];
