import { conforms } from '../conformance/conformance.ts';
import { AnchorLink, WitrynaProvider } from './index.ts';

export default [
  conforms({ component: AnchorLink, props: { href: '/', children: 'Sklep' } }),
  conforms({ component: WitrynaProvider, props: { children: 'Sklep' }, root: 'none' }),
];
