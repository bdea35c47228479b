import { conforms } from '../conformance/conformance.ts';
import { TextArea } from './index.ts';

export default [
  conforms({
    component: TextArea,
    props: { label: 'Wiadomość' },
    ref: 'textarea',
    rest: 'textarea',
    hooks: { 'data-invalid': { props: { error: 'Napisz coś.' } }, 'data-disabled': { props: { disabled: true } } },
  }),
];
