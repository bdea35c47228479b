import { conforms } from '../conformance/conformance.ts';
import { PriceRange } from './index.ts';

export default [conforms({ component: PriceRange, props: {} })];
