import { conforms } from '../conformance/conformance.ts';
import { Header, HeaderButton, HeaderLink, Logo, TopBar } from './index.ts';

export default [
  conforms({ component: TopBar, props: {} }),
  conforms({ component: Header, props: { logo: 'witryna' } }),
  conforms({ component: HeaderLink, props: { icon: null, label: 'Koszyk', href: '/koszyk' } }),
  conforms({ component: HeaderButton, props: { icon: null, label: 'Menu', expanded: false, onClick: () => undefined } }),
  conforms({ component: Logo, props: { href: '/', label: 'witryna, strona główna', children: 'witryna' } }),
];
