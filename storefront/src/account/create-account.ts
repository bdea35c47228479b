import { getSignInError, requestToken } from '../auth/index.ts';
import { execute, isSupported, sendConfirmed, type CommerceClient } from '../commerce/index.ts';
import type { AttributeValueInput } from '../custom-attributes/index.ts';
import { accountConfirmationQuery, createAccountMutation } from './account-operations.ts';
import type { CustomerFieldsInput } from './customer-fields/customer-fields.ts';
import { isPasswordRefused } from './password-errors.ts';

/** Magento's input of a new account. */
interface AccountInput extends CustomerFieldsInput {
  email: string;
  firstname: string;
  lastname: string;
  password: string;
  custom_attributes?: AttributeValueInput[];
}

/**
 * Creates an account. When the answer is lost, signing in tells whether the account was created.
 *
 * @throws CommerceError when the account was not created; UnknownOutcomeError when that is not known
 */
export async function createAccount(client: CommerceClient, input: AccountInput): Promise<void> {
  await sendConfirmed(
    () => execute(client, createAccountMutation, { input }),
    async () => {
      try {
        await requestToken(input, client);
        return true;
      } catch (error) {
        if (getSignInError(error) === 'auth.signIn.unconfirmed') return true;
        // A refusal may also mean that the account waits for its confirmation, in words that the shop does not know.
        if (!isPasswordRefused(error) || (await requiresConfirmation(client))) throw error;
        return false;
      }
    },
  );
}

/**
 * Returns whether a new account waits for its confirmation by e-mail.
 *
 * @param error what signing in has thrown right after the account was created
 */
export async function isConfirmationPending(client: CommerceClient, error: unknown): Promise<boolean> {
  return getSignInError(error) === 'auth.signIn.unconfirmed' || requiresConfirmation(client);
}

/** Returns whether the store wants new accounts confirmed; false where it does not say, as Magento 2.4.6. */
async function requiresConfirmation(client: CommerceClient): Promise<boolean> {
  if (!isSupported(client, accountConfirmationQuery)) return false;
  const response = await execute(client, accountConfirmationQuery, {}).catch(() => undefined);
  return response?.data.storeConfig?.create_account_confirmation === true;
}
