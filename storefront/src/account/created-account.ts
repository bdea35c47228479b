import type { PostedForm } from '../forms/index.ts';

/** A new account whose customer could not be signed in. */
export interface CreatedAccount {
  email: string;
  /** Whether it waits for its confirmation by e-mail. */
  isUnconfirmed: boolean;
}

/** Returns the form with which the server says that it has created an account. */
export const writeCreatedAccount = ({ email, isUnconfirmed }: CreatedAccount): PostedForm => ({
  values: { email, isUnconfirmed: String(isUnconfirmed) },
  error: null,
});

/** Returns the account that the server has created with a posted form; null when it was refused. */
export const readCreatedAccount = ({ values, error }: PostedForm): CreatedAccount | null =>
  error === null ? { email: values['email'] ?? '', isUnconfirmed: values['isUnconfirmed'] === 'true' } : null;
