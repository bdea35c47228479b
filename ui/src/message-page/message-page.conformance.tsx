import { conforms } from '../conformance/conformance.ts';
import { MessagePage } from './index.ts';

export default [
  conforms({ component: MessagePage, props: { title: 'Nie ma takiej strony', description: 'Sprawdź adres.' } }),
];
