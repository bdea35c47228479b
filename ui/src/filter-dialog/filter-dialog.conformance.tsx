import { conforms } from '../conformance/conformance.ts';
import { FilterDialog } from './index.ts';

export default [
  conforms({
    component: FilterDialog,
    props: {
      open: true,
      onOpenChange: () => undefined,
      resultCount: 12,
      onClear: () => undefined,
      children: 'bez glutenu',
    },
    root: '[role="dialog"]',
    single: true,
  }),
];
