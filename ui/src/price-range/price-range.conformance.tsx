import { conforms } from '../conformance/conformance.ts';
import { PriceRange } from './index.ts';

export default [
  conforms({
    component: PriceRange,
    props: {},
    hooks: {
      'data-invalid': {
        props: { value: { from: 50, to: 10 } },
        on: 'fieldset',
        act: () =>
          document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
      },
    },
  }),
];
