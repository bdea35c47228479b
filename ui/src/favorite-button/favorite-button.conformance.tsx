import { conforms } from '../conformance/conformance.ts';
import { FavoriteButton } from './index.ts';

export default [conforms({ component: FavoriteButton, props: { label: 'Ulubione: Witamina C 1000' } })];
