import { conforms } from '../conformance/conformance.ts';
import { LoadingBar } from './index.ts';

export default [
  conforms({
    component: LoadingBar,
    props: { state: 'off' },
    hooks: { 'data-state': { props: { state: 'loading' }, value: 'loading' } },
  }),
];
