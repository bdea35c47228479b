import { conforms } from '../conformance/conformance.ts';
import { PostalAddress } from './index.ts';

export default [conforms({ component: PostalAddress, props: { lines: ['Anna Nowak', 'ul. Chmielna 21'] } })];
