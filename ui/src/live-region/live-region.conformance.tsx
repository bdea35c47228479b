import { conforms } from '../conformance/conformance.ts';
import { Announcer, LiveRegion } from './index.ts';

export default [
  conforms({ component: Announcer, props: { children: 'Sklep' }, root: 'none' }),
  conforms({ component: LiveRegion, props: {} }),
];
