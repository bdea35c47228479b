import { conforms } from '../conformance/conformance.ts';
import { Chip } from './index.ts';

export default [
  conforms({ component: Chip, props: { text: 'bez glutenu' }, hooks: { 'data-removable': { props: { onRemove: () => undefined } } } }),
];
