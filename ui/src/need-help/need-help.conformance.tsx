import { conforms } from '../conformance/conformance.ts';
import { NeedHelp } from './index.ts';

export default [
  conforms({
    component: NeedHelp,
    props: { status: 'ready', email: 'pomoc@example.com' },
    closed: 'mailto:pomoc@example.com',
    hooks: {
      'data-status': { props: { status: 'error' }, value: 'error' },
      'data-disclosure': { props: { defaultOpen: true }, value: 'open' },
    },
  }),
];
