import { conforms } from '../conformance/conformance.ts';
import { ComparisonTable } from './index.ts';

export default [
  conforms({
    component: ComparisonTable,
    props: {
      caption: 'Porównanie',
      items: [{ id: 'a', header: 'Magnez' }],
      rows: [{ id: 'dose', label: 'Porcja', values: ['375 mg'], differs: false }],
    },
  }),
];
