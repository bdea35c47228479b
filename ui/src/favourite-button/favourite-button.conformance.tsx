import { conforms } from '../conformance/conformance.ts';
import { FavouriteButton } from './index.ts';

export default [
  conforms({ component: FavouriteButton, props: { label: 'Ulubione: Witamina C 1000' } }),
];
