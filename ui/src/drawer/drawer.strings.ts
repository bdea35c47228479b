import type { DrawerView } from './drawer-views.ts';

/** Strings of the navigation drawer. */
export interface DrawerStrings {
  /** Headings of the views. */
  titles: Readonly<Record<DrawerView, string>>;
  /** Name of the close button, e.g. `Close the menu`. */
  closeLabel: string;
  /** Name of the back button, e.g. `` (title) => `Back to: ${title}` ``. */
  backLabel(title: string): string;
  /** Name of the back button at the top level, where it closes the drawer, e.g. `Back to the page`. */
  backToPageLabel: string;
  /** Name of the button that opens a submenu, e.g. `` (category) => `${category}, subcategories` ``. */
  submenuLabel(category: string): string;
  /** Announced while a level is loading, e.g. `Loading categories`. */
  loadingLabel: string;
  /** Shown when a level could not be loaded, e.g. `The categories could not be loaded.` */
  errorText: string;
  /** Label of the retry button, e.g. `Try again`. */
  retryLabel: string;
  /** Name of the group of links below the menu, e.g. `Help and account`. */
  footerLabel: string;
  /** Text of the link to the contact page, e.g. `Contact Us`. */
  contactLabel: string;
  /** Text of the account bar for a guest, e.g. `Sign In`. */
  signInLabel: string;
  /** Text of the account bar for a customer whose first name is unknown, e.g. `My Account`. */
  accountLabel: string;
  /** Text of the account bar for a customer, e.g. `` (name) => `Hi, ${name}` ``. */
  greeting(name: string): string;
}

/** Strings that `DrawerFooter` shows; `Drawer` shows the others. */
export type DrawerFooterStrings = Pick<
  DrawerStrings,
  'footerLabel' | 'contactLabel' | 'signInLabel' | 'accountLabel' | 'greeting'
>;

export const drawerStrings: DrawerStrings = {
  titles: {
    MENU: 'Main Menu',
    SIGN_IN: 'Sign In',
    CREATE_ACCOUNT: 'Create Account',
    FORGOT_PASSWORD: 'Forgot Password',
    MY_ACCOUNT: 'My Account',
  },
  closeLabel: 'Close the menu',
  backLabel: (title) => `Back to: ${title}`,
  backToPageLabel: 'Back to the page',
  submenuLabel: (category) => `${category}, subcategories`,
  loadingLabel: 'Loading categories',
  errorText: 'The categories could not be loaded.',
  retryLabel: 'Try again',
  footerLabel: 'Help and account',
  contactLabel: 'Contact Us',
  signInLabel: 'Sign In',
  accountLabel: 'My Account',
  greeting: (name) => `Hi, ${name}`,
};
