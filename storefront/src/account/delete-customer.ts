import { customerQuery, requestToken } from '../auth/index.ts';
import { execute, sendConfirmed, type CommerceClient } from '../commerce/index.ts';
import { deleteAccountMutation } from './account-operations.ts';
import { isCustomerUnknown, isPasswordRefused } from './password-errors.ts';

/**
 * Deletes the account of the customer after the password was checked: Magento asks for none, so that whoever finds the
 * device signed in could delete the account.
 *
 * @param wasSent - The deletion was sent with the same password before, and not answered: when the password is refused
 *   now, the account may be gone. Default false.
 * @throws CommerceError when the account was not deleted; UnknownOutcomeError when that is not known
 */
export async function deleteCustomer(
  client: CommerceClient,
  credentials: { email: string; password: string },
  wasSent = false,
): Promise<void> {
  const checkPassword = () => requestToken(credentials, client);
  try {
    await checkPassword();
  } catch (error) {
    if (wasSent && isPasswordRefused(error) && (await isDeleted(client))) return;
    throw error;
  }
  await sendConfirmed(
    () => execute(client, deleteAccountMutation, {}),
    async () => {
      try {
        await checkPassword();
        return false;
      } catch (error) {
        if (!isPasswordRefused(error)) throw error;
        return isDeleted(client);
      }
    },
  );
}

/**
 * Returns whether the customer of the session, whose password was refused, has no account any more. A locked account
 * refuses the right password too, but the backend still knows its customer. The session is ended by the caller, who says
 * that the account was deleted.
 */
async function isDeleted(client: CommerceClient): Promise<boolean> {
  try {
    await execute(client, customerQuery, {}, { mayRefuseToken: true });
    return false;
  } catch (error) {
    if (isCustomerUnknown(error)) return true;
    // The account is locked.
    if (isPasswordRefused(error)) return false;
    throw error;
  }
}
