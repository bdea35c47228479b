import { conforms } from '../conformance/conformance.ts';
import { CategoryHeader } from './index.ts';

export default [
  conforms({
    component: CategoryHeader,
    props: { title: 'Witaminy', imageSrc: null, subcategories: [], subcategoriesLabel: 'Podkategorie' },
  }),
];
