/** Strings of the account trigger. */
export interface AccountTriggerStrings {
  /** Label for a guest, e.g. `Sign In`. */
  signInLabel: string;
  /** Label for a customer whose first name is unknown, e.g. `My Account`. */
  accountLabel: string;
  /** Label for a customer, e.g. `` (name) => `Hi, ${name}` ``. */
  greeting(name: string): string;
  /** Label of the sign-out button, e.g. `Sign Out`. */
  signOutLabel: string;
}

export const accountTriggerStrings: AccountTriggerStrings = {
  signInLabel: 'Sign In',
  accountLabel: 'My Account',
  greeting: (name) => `Hi, ${name}`,
  signOutLabel: 'Sign Out',
};
