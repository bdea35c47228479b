import { conforms } from '../conformance/conformance.ts';
import { SegmentedControl } from './index.ts';

export default [
  conforms({
    component: SegmentedControl,
    props: {
      label: 'Widok',
      name: 'view',
      segments: [
        { value: 'list', label: 'Lista' },
        { value: 'map', label: 'Mapa' },
      ],
    },
    hooks: { 'data-invalid': { props: { error: 'Wybierz widok.' } } },
  }),
];
