import { defineCatalogue, defineMessages } from '../../../i18n/index.ts';

export const footerCatalogue = defineCatalogue('app/frame/footer', import.meta.glob('./messages/*.json', { import: 'default' }));

export const messages = defineMessages({
  footerAccount: { id: 'frame.footer.account', defaultMessage: 'Account' },
  footerAbout: { id: 'frame.footer.about', defaultMessage: 'About us' },
  footerHelp: { id: 'frame.footer.help', defaultMessage: 'Help' },
  account: { id: 'frame.footer.accountEntry', defaultMessage: 'Account' },
  signIn: { id: 'frame.footer.signIn', defaultMessage: 'Sign In' },
  register: { id: 'frame.footer.register', defaultMessage: 'Register' },
  orderStatus: { id: 'frame.footer.orderStatus', defaultMessage: 'Order Status' },
  returns: { id: 'frame.footer.returns', defaultMessage: 'Returns' },
  withdrawal: { id: 'frame.footer.withdrawal', defaultMessage: 'Withdraw from the contract here' },
  emailSignup: { id: 'frame.footer.emailSignup', defaultMessage: 'Email Signup' },
  followUs: { id: 'frame.footer.followUs', defaultMessage: 'Follow Us' },
  help: { id: 'frame.footer.helpEntry', defaultMessage: 'Help' },
  aboutUs: { id: 'frame.footer.aboutUs', defaultMessage: 'About Witryna' },
  accessibility: { id: 'frame.footer.accessibility', defaultMessage: 'Accessibility' },
  customerService: { id: 'frame.footer.customerService', defaultMessage: 'Customer Service' },
  tagline: {
    id: 'frame.footer.tagline',
    defaultMessage: 'Vitamins, minerals and herbs with simple formulas and clear doses.',
  },
});
