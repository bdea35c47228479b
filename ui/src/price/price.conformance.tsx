import { conforms } from '../conformance/conformance.ts';
import { Price } from './index.ts';

export default [
  conforms({
    component: Price,
    props: { current: '44,90 zł', labels: { sale: 'Cena promocyjna', regular: 'Cena regularna', lowest30Days: 'Najniższa cena z 30 dni:', from: 'od' } },
  }),
];
