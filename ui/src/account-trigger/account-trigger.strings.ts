/** Strings of the account trigger. */
export interface AccountTriggerStrings {
  /** Label for a guest, e.g. `Zaloguj się`. */
  signInLabel: string;
  /** Label for a customer whose first name is unknown, e.g. `Moje konto`. */
  accountLabel: string;
  /** Label for a customer, e.g. `(name) => Cześć, ${name}`. */
  greeting(name: string): string;
  /** Label of the sign-out button, e.g. `Wyloguj się`. */
  signOutLabel: string;
}

export const accountTriggerStrings: AccountTriggerStrings = {
  signInLabel: 'Sign In',
  accountLabel: 'My Account',
  greeting: (name) => `Hi, ${name}`,
  signOutLabel: 'Sign Out',
};
