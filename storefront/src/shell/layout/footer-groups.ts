import type { MessageId } from '../../i18n/index.ts';

interface FooterEntry {
  id: string;
  text: MessageId;
  /** Without a path the entry is a plain label. */
  path?: string;
  /** Only where the shop has it. */
  needs?: 'withdrawal' | 'stores' | 'contact' | 'newsletter';
}

interface FooterGroup {
  id: string;
  title: MessageId;
  entries: readonly FooterEntry[];
}

/** The link groups of the footer. A shop fills in the paths of pages that it has. */
export const footerGroups: readonly FooterGroup[] = [
  {
    id: 'account',
    title: 'frame.footer.account',
    entries: [
      { id: 'account', text: 'frame.footer.accountEntry', path: '/customer/account' },
      { id: 'sign-in', text: 'frame.footer.signIn', path: '/sign-in' },
      { id: 'register', text: 'frame.footer.register', path: '/create-account' },
      { id: 'order-status', text: 'frame.footer.orderStatus', path: '/track-my-order' },
      { id: 'returns', text: 'frame.footer.returns', path: '/customer-service' },
      { id: 'withdrawal', text: 'frame.footer.withdrawal', path: '/withdrawal', needs: 'withdrawal' },
    ],
  },
  {
    id: 'about',
    title: 'frame.footer.about',
    entries: [
      { id: 'about-us', text: 'frame.footer.aboutUs', path: '/about-us' },
      { id: 'email-signup', text: 'frame.footer.emailSignup', path: '/communications', needs: 'newsletter' },
    ],
  },
  {
    id: 'help',
    title: 'frame.footer.help',
    entries: [
      { id: 'help', text: 'frame.footer.helpEntry', path: '/contact-us', needs: 'contact' },
      { id: 'customer-service', text: 'frame.footer.customerService', path: '/customer-service' },
      { id: 'stores', text: 'frame.footer.stores', path: '/stores', needs: 'stores' },
      { id: 'accessibility', text: 'frame.footer.accessibility', path: '/dostepnosc' },
    ],
  },
];

/** The shop's pages on social networks. */
export const socialPages = {
  facebook: 'https://www.facebook.com/witryna.example',
  instagram: 'https://www.instagram.com/witryna.example',
} as const;
