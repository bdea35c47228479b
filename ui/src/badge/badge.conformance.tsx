import { conforms } from '../conformance/conformance.ts';
import { Badge } from './index.ts';

export default [conforms({ component: Badge, props: { children: 'Nowość' } })];
