import { conforms } from '../conformance/conformance.ts';
import { Swatch } from './index.ts';

export default [conforms({ component: Swatch, props: { value: { color: '#d6336c' } } })];
