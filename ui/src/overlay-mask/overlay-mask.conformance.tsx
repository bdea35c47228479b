import { conforms } from '../conformance/conformance.ts';
import { OverlayMask } from './index.ts';

export default [
  conforms({
    component: OverlayMask,
    props: { onDismiss: () => undefined, dismissLabel: 'Zamknij koszyk' },
    hooks: { 'data-state': { value: 'open', unless: { open: false } } },
  }),
];
