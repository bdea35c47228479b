import { conforms } from '../conformance/conformance.ts';
import { Columns, Inline, PageBlock, Stack } from './index.ts';

export default [
  conforms({ component: Columns, props: { template: 'halves' } }),
  conforms({ component: Inline, props: {} }),
  conforms({ component: PageBlock, props: {} }),
  conforms({ component: Stack, props: {} }),
];
