import { conforms } from '../conformance/conformance.ts';
import { ListModeSwitch, ProductList } from './index.ts';

export default [
  conforms({ component: ProductList, props: { children: 'Magnez' } }),
  conforms({ component: ListModeSwitch, props: { value: 'grid', getHref: (mode) => `#${mode}` } }),
];
