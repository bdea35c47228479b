import { conforms } from '../conformance/conformance.ts';
import { CaptchaNotice, CheckoutFooter, FollowUs, Footer } from './index.ts';

export default [
  conforms({
    component: Footer,
    props: { groups: [{ id: 'help', title: 'Pomoc', links: [] }], copyright: 'Witryna' },
  }),
  conforms({ component: CheckoutFooter, props: { copyright: 'Witryna' } }),
  conforms({
    component: CaptchaNotice,
    props: { privacyHref: 'https://example.com/prywatnosc', termsHref: 'https://example.com/warunki' },
  }),
  conforms({
    component: FollowUs,
    props: { links: [{ href: 'https://example.com/shop', label: 'Example' }] },
  }),
];
