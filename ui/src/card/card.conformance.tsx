import { conforms } from '../conformance/conformance.ts';
import { Card, CardActions, CardSection, FormCard } from './index.ts';

export default [
  conforms({ component: Card, props: {} }),
  conforms({ component: CardActions, props: {} }),
  conforms({ component: CardSection, props: {} }),
  conforms({ component: FormCard, props: { title: 'Imię i nazwisko' }, ref: 'form', rest: 'form' }),
];
