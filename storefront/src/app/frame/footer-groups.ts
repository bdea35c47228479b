import type { Message } from '../../i18n/index.ts';
import { messages } from './footer/messages.ts';
import { messages as frameMessages } from './messages.ts';

interface FooterEntry {
  id: string;
  text: Message;
  /** Without a path the entry is a plain label (FRM-17, decision OPN-11). */
  path?: string;
  /** Only where the shop has it. */
  needs?: 'withdrawal' | 'stores' | 'contact' | 'newsletter';
}

interface FooterGroup {
  id: string;
  title: Message;
  entries: readonly FooterEntry[];
}

/** The link groups of the footer. A shop fills in the paths of pages that it has. */
export const footerGroups: readonly FooterGroup[] = [
  {
    id: 'account',
    title: messages.footerAccount,
    entries: [
      { id: 'account', text: messages.account, path: '/customer/account' },
      { id: 'sign-in', text: messages.signIn, path: '/sign-in' },
      { id: 'register', text: messages.register, path: '/create-account' },
      { id: 'order-status', text: messages.orderStatus, path: '/track-my-order' },
      { id: 'returns', text: messages.returns, path: '/customer-service' },
      { id: 'withdrawal', text: messages.withdrawal, path: '/withdrawal', needs: 'withdrawal' },
    ],
  },
  {
    id: 'about',
    title: messages.footerAbout,
    entries: [
      { id: 'about-us', text: messages.aboutUs, path: '/about-us' },
      { id: 'email-signup', text: messages.emailSignup, path: '/communications', needs: 'newsletter' },
    ],
  },
  {
    id: 'help',
    title: messages.footerHelp,
    entries: [
      { id: 'help', text: messages.help, path: '/contact-us', needs: 'contact' },
      { id: 'customer-service', text: messages.customerService, path: '/customer-service' },
      { id: 'stores', text: frameMessages.stores, path: '/stores', needs: 'stores' },
      { id: 'accessibility', text: messages.accessibility, path: '/dostepnosc' },
    ],
  },
];

/** The shop's pages on social networks (FRM-21). */
export const socialPages = { facebook: 'https://www.facebook.com/witryna.example', instagram: 'https://www.instagram.com/witryna.example' } as const;
