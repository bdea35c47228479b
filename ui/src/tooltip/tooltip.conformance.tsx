import { conforms } from '../conformance/conformance.ts';
import { Tooltip } from './index.ts';

export default [
  conforms({
    component: Tooltip,
    props: { text: 'Najniższa cena z 30 dni przed obniżką', children: <button type="button">39,90 zł</button> },
    closed: 'Najniższa cena z 30 dni przed obniżką',
  }),
];
