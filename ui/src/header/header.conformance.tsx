import { conforms } from '../conformance/conformance.ts';
import { CheckoutHeader, Header, HeaderButton, HeaderLink, Logo, SiteHeader, TopBar } from './index.ts';

export default [
  conforms({ component: TopBar, props: {} }),
  conforms({ component: SiteHeader, props: {} }),
  conforms({ component: Header, props: { logo: 'witryna' } }),
  conforms({ component: CheckoutHeader, props: { logo: 'witryna', help: 'Pomoc' } }),
  conforms({ component: HeaderLink, props: { icon: null, label: 'Koszyk', href: '/koszyk' } }),
  conforms({
    component: HeaderButton,
    props: { icon: null, label: 'Menu', expanded: false, onClick: () => undefined },
  }),
  conforms({ component: Logo, props: { href: '/', label: 'witryna, strona główna', children: 'witryna' } }),
];
