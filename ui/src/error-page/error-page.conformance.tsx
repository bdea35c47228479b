import { conforms } from '../conformance/conformance.ts';
import { ErrorOverlay, ErrorPage, InternalError } from './index.ts';

export default [
  conforms({ component: ErrorPage, props: {} }),
  conforms({ component: InternalError, props: { onRetry: () => undefined } }),
  conforms({ component: ErrorOverlay, props: {}, root: '[role="alertdialog"]', single: true }),
];
