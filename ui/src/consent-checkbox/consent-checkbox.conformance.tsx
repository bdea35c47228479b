import { conforms } from '../conformance/conformance.ts';
import { ConsentCheckbox } from './index.ts';

export default [
  conforms({
    component: ConsentCheckbox,
    props: { children: 'Znam regulamin.', legalText: { summary: 'Pełna treść', content: 'Zgodę można wycofać.' } },
    ref: 'input',
    rest: 'input',
    closed: 'Zgodę można wycofać.',
    hooks: {
      'data-invalid': { props: { error: 'Zaznacz pole.' } },
      'data-disabled': { props: { disabled: true } },
      'data-loading': { props: { loading: true } },
    },
  }),
];
