import { conforms } from '../conformance/conformance.ts';
import { VisuallyHidden } from './index.ts';

export default [conforms({ component: VisuallyHidden, props: { children: 'Cena przed obniżką' } })];
