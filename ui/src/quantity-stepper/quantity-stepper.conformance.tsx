import { conforms } from '../conformance/conformance.ts';
import { QuantityStepper } from './index.ts';

export default [
  conforms({
    component: QuantityStepper,
    props: { itemName: 'Magnez', defaultValue: 2 },
    ref: 'input',
    rest: 'input',
    hooks: {
      'data-loading': { props: { loading: true } },
      'data-disabled': { props: { disabled: true } },
      'data-invalid': { props: { defaultValue: 9, max: 5 } },
    },
  }),
];
