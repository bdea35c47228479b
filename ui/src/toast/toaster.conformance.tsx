import { conforms } from '../conformance/conformance.ts';
import { createToastStore } from '../toast-store/index.ts';
import { Toaster } from './index.ts';

export default [conforms({ component: Toaster, props: { store: createToastStore() }, root: '[role="region"] > ol' })];
