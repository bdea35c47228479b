import { conforms } from '../conformance/conformance.ts';
import { Rating } from './index.ts';

export default [
  conforms({ component: Rating, props: { value: '4,8', count: '(214)', label: 'Ocena 4,8 na 5, 214 opinii' } }),
];
