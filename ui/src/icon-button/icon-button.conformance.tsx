import { conforms } from '../conformance/conformance.ts';
import { IconButton } from './index.ts';

export default [
  conforms({
    component: IconButton,
    props: { label: 'Zamknij', icon: null },
    hooks: { 'data-loading': { props: { loading: true } }, 'data-disabled': { props: { disabled: true } } },
  }),
];
