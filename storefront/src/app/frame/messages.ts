import { defineMessages } from 'react-intl';
import { defineCatalogue } from '../../i18n/index.ts';

export const frameCatalogue = defineCatalogue('app/frame', import.meta.glob('./messages/*.json', { import: 'default' }));

export const messages = defineMessages({
  skipToContent: { id: 'frame.skipToContent', defaultMessage: 'Skip to content' },
  home: { id: 'frame.home', defaultMessage: '{shop}, home page' },
  categories: { id: 'frame.categories', defaultMessage: 'Categories' },
  seeAll: { id: 'frame.seeAll', defaultMessage: 'See all: {category}' },
  search: { id: 'frame.search', defaultMessage: 'Search' },
  menu: { id: 'frame.menu', defaultMessage: 'Menu' },
  mainMenu: { id: 'frame.mainMenu', defaultMessage: 'Main Menu' },
  closeMenu: { id: 'frame.closeMenu', defaultMessage: 'Close the menu' },
  backTo: { id: 'frame.backTo', defaultMessage: 'Back to: {category}' },
  subcategories: { id: 'frame.subcategories', defaultMessage: '{category}, subcategories' },
  cart: { id: 'frame.cart', defaultMessage: 'Cart, {count, plural, =0 {empty} one {# product} other {# products}}' },
  notifications: { id: 'frame.notifications', defaultMessage: 'Notifications' },
  dismissNotification: { id: 'frame.dismissNotification', defaultMessage: 'Dismiss the notification' },
  footerAccount: { id: 'frame.footer.account', defaultMessage: 'Account' },
  footerAbout: { id: 'frame.footer.about', defaultMessage: 'About us' },
  footerHelp: { id: 'frame.footer.help', defaultMessage: 'Help' },
  account: { id: 'frame.footer.accountEntry', defaultMessage: 'Account' },
  signIn: { id: 'frame.footer.signIn', defaultMessage: 'Sign In' },
  register: { id: 'frame.footer.register', defaultMessage: 'Register' },
  orderStatus: { id: 'frame.footer.orderStatus', defaultMessage: 'Order Status' },
  returns: { id: 'frame.footer.returns', defaultMessage: 'Returns' },
  ourStory: { id: 'frame.footer.ourStory', defaultMessage: 'Our Story' },
  emailSignup: { id: 'frame.footer.emailSignup', defaultMessage: 'Email Signup' },
  giveBack: { id: 'frame.footer.giveBack', defaultMessage: 'Give Back' },
  help: { id: 'frame.footer.helpEntry', defaultMessage: 'Help' },
  aboutUs: { id: 'frame.footer.aboutUs', defaultMessage: 'About Witryna' },
  customerService: { id: 'frame.footer.customerService', defaultMessage: 'Customer Service' },
  stores: { id: 'frame.footer.stores', defaultMessage: 'Our shops' },
  tagline: {
    id: 'frame.footer.tagline',
    defaultMessage: 'Vitamins, minerals and herbs with simple formulas and clear doses.',
  },
  errorHeading: { id: 'frame.error.heading', defaultMessage: 'Oops!' },
  errorText: { id: 'frame.error.text', defaultMessage: 'Looks like something went wrong. Sorry about that.' },
  errorId: { id: 'frame.error.id', defaultMessage: 'Error number: {id}' },
  takeMeHome: { id: 'frame.error.takeMeHome', defaultMessage: 'Take me home' },
});
