/** The words of the account trigger. */
export interface AccountTriggerWords {
  /** What a guest sees (FRM-13), e.g. `Zaloguj się`. */
  signInLabel: string;
  /** What a customer sees whose first name is not known (FRM-12), e.g. `Moje konto`. */
  accountLabel: string;
  /** What a customer sees (FRM-11), e.g. `(name) => Cześć, ${name}`. */
  greeting(name: string): string;
  /** Text of the button that ends the session, e.g. `Wyloguj się` (AC-2). */
  signOutLabel: string;
}

export const accountTriggerWords: AccountTriggerWords = {
  signInLabel: 'Sign In',
  accountLabel: 'My Account',
  greeting: (name) => `Hi, ${name}`,
  signOutLabel: 'Sign Out',
};
