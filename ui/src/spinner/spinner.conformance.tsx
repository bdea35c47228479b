import { conforms } from '../conformance/conformance.ts';
import { Spinner } from './index.ts';

export default [conforms({ component: Spinner, props: {} })];
