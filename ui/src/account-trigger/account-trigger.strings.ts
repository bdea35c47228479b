/** Strings of the account trigger. */
export interface AccountTriggerStrings {
  /** What a guest sees, e.g. `Zaloguj się`. */
  signInLabel: string;
  /** What a customer sees whose first name is not known, e.g. `Moje konto`. */
  accountLabel: string;
  /** What a customer sees, e.g. `(name) => Cześć, ${name}`. */
  greeting(name: string): string;
  /** Text of the button that ends the session, e.g. `Wyloguj się`. */
  signOutLabel: string;
}

export const accountTriggerStrings: AccountTriggerStrings = {
  signInLabel: 'Sign In',
  accountLabel: 'My Account',
  greeting: (name) => `Hi, ${name}`,
  signOutLabel: 'Sign Out',
};
