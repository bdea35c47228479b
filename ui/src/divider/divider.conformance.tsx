import { conforms } from '../conformance/conformance.ts';
import { Divider } from './index.ts';

export default [
  conforms({ component: Divider, props: {} }),
];
