import { conforms } from '../conformance/conformance.ts';
import { Popover } from './index.ts';

export default [
  conforms({
    component: Popover,
    props: { trigger: 'Dostawa', children: 'Wysyłamy w 24 godziny' },
    closed: 'Wysyłamy w 24 godziny',
    hooks: { 'data-disclosure': { props: { defaultOpen: true }, value: 'open' } },
  }),
];
