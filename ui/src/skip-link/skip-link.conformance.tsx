import { conforms } from '../conformance/conformance.ts';
import { SkipLink } from './index.ts';

export default [conforms({ component: SkipLink, props: { href: '#main', children: 'Przejdź do treści' } })];
