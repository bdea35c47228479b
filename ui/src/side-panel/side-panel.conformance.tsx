import { conforms } from '../conformance/conformance.ts';
import { SidePanel } from './index.ts';

export default [
  conforms({
    component: SidePanel,
    props: {
      open: true,
      onOpenChange: () => undefined,
      title: 'Koszyk',
      closeLabel: 'Zamknij koszyk',
      children: 'Magnez',
    },
    root: '[role="dialog"]',
    single: true,
  }),
];
