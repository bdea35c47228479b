import { conforms } from '../conformance/conformance.ts';
import { ProductGrid } from './index.ts';

export default [conforms({ component: ProductGrid, props: { children: 'Magnez' } })];
