import { conforms } from '../conformance/conformance.ts';
import { FilterButton, FilterLayout, FilterSidebar } from './index.ts';

export default [
  conforms({ component: FilterButton, props: { count: 2 } }),
  conforms({ component: FilterLayout, props: { children: 'Witamina C 1000' } }),
  conforms({ component: FilterSidebar, props: { children: 'bez glutenu' } }),
];
