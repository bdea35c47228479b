import { conforms } from '../conformance/conformance.ts';
import {
  CartTrigger,
  CheckoutHeader,
  ContactLink,
  DrawerTrigger,
  Header,
  HeaderButton,
  HeaderLink,
  Logo,
  SearchTrigger,
  SiteHeader,
  TopBar,
} from './index.ts';

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
  conforms({ component: SearchTrigger, props: { expanded: false, onClick: () => undefined } }),
  conforms({ component: DrawerTrigger, props: { expanded: false, onClick: () => undefined } }),
  conforms({ component: CartTrigger, props: { count: 3, total: '119,70 zł' } }),
  conforms({ component: ContactLink, props: {} }),
  conforms({ component: Logo, props: { href: '/', label: 'witryna, strona główna', children: 'witryna' } }),
];
