import { conforms } from '../conformance/conformance.ts';
import { Switch } from './index.ts';

export default [
  conforms({
    component: Switch,
    props: { label: 'Powiadomienia SMS' },
    ref: 'input',
    rest: 'input',
    hooks: {
      'data-disabled': { props: { disabled: true } },
      'data-loading': { props: { loading: true } },
    },
  }),
];
