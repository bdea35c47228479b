import { requestToken } from '../auth/index.ts';
import { execute, sendConfirmed, type CommerceClient } from '../commerce/index.ts';
import { deleteAccountMutation } from './account-operations.ts';
import { isPasswordRefused } from './password-errors.ts';

/**
 * Deletes the account of the customer after the password was checked: Magento asks for none, so that whoever finds the
 * device signed in could delete the account.
 *
 * @param wasSent - The deletion was sent with the same password before, and not answered: when the password is refused
 *   now, the account is gone. Default false.
 * @throws CommerceError when the account was not deleted; UnknownOutcomeError when that is not known
 */
export async function deleteCustomer(
  client: CommerceClient,
  credentials: { email: string; password: string },
  wasSent = false,
): Promise<void> {
  const checkPassword = () => requestToken(credentials, client);
  const isGone = async () => {
    try {
      await checkPassword();
      return false;
    } catch (error) {
      if (isPasswordRefused(error)) return true;
      throw error;
    }
  };
  if (!wasSent) await checkPassword();
  else if (await isGone()) return;
  await sendConfirmed(() => execute(client, deleteAccountMutation, {}), isGone);
}
