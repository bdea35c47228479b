import { conforms } from '../conformance/conformance.ts';
import { Dialog, Modal } from './index.ts';

export default [
  conforms({
    component: Dialog,
    props: { open: true, onOpenChange: () => undefined, title: 'Usunąć?', closeLabel: 'Zamknij', children: 'Magnez' },
    root: '[role="dialog"]',
    hooks: { 'data-state': { value: 'open', unless: { open: false } } },
    single: true,
  }),
  conforms({
    component: Modal,
    props: {
      open: true,
      onOpenChange: () => undefined,
      title: 'Usunąć?',
      closeLabel: 'Zamknij',
      placement: 'center',
      children: 'Magnez',
    },
    root: '[role="dialog"]',
    hooks: { 'data-state': { value: 'open', unless: { open: false } } },
    single: true,
  }),
];
