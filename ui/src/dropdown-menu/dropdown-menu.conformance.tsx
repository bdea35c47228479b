import { conforms } from '../conformance/conformance.ts';
import { DropdownMenu } from './index.ts';

export default [
  conforms({
    component: DropdownMenu,
    props: {
      trigger: <button type="button">Adres</button>,
      items: [{ id: 'edit', label: 'Zmień' }],
      defaultOpen: true,
    },
    root: '[role="menu"]',
    hooks: {
      'data-highlighted': {
        value: '',
        on: '[role="menuitem"]',
        act: () => document.querySelector<HTMLElement>('[role="menuitem"]')?.focus(),
      },
      'data-disabled': {
        props: { items: [{ id: 'edit', label: 'Zmień', disabled: true }] },
        value: '',
        on: '[role="menuitem"]',
      },
    },
    single: true,
  }),
];
