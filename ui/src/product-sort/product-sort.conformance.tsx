import { conforms } from '../conformance/conformance.ts';
import { ProductSort } from './index.ts';

export default [
  conforms({
    component: ProductSort,
    props: {
      options: [
        { value: 'position', label: 'Polecane' },
        { value: 'price', label: 'Cena rosnąco' },
      ],
      hiddenFields: { query: 'magnez' },
    },
  }),
];
