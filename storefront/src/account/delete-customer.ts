import { customerQuery, requestToken } from '../auth/index.ts';
import {
  CommerceError,
  execute,
  isOutcomeUnknown,
  sendConfirmed,
  UnknownOutcomeError,
  type CommerceClient,
} from '../commerce/index.ts';
import { deleteAccountMutation } from './account-operations.ts';
import { isCustomerUnknown, isPasswordRefused, isTokenRefused } from './password-errors.ts';

/**
 * Deletes the account of the customer after the password was checked: Magento asks for none, so that whoever finds the
 * device signed in could delete the account.
 *
 * @param options.wasSent - The deletion was sent before, and not answered: when the password is refused now, the
 *   account may be gone. Default false.
 * @param options.onSend - Called when the password was right, before the deletion is sent.
 * @throws CommerceError when the account was not deleted; UnknownOutcomeError when that is not known
 */
export async function deleteCustomer(
  client: CommerceClient,
  credentials: { email: string; password: string },
  { wasSent = false, onSend }: { wasSent?: boolean; onSend?(): void } = {},
): Promise<void> {
  const checkPassword = () => requestToken(credentials, client);
  try {
    await checkPassword();
  } catch (error) {
    if (!wasSent) throw error;
    if (isOutcomeUnknown(error)) throw new UnknownOutcomeError(error, error);
    if (!isPasswordRefused(error)) throw error;
    const account = await findAccount(client);
    if (account === 'deleted') return;
    // Since the deletion was sent, the password may have been changed, which also ends the session.
    if (account === 'signed-out') throw new UnknownOutcomeError(new CommerceError('unavailable'), error);
    throw error;
  }
  onSend?.();
  await sendConfirmed(
    () => execute(client, deleteAccountMutation, {}),
    async () => {
      try {
        await checkPassword();
        return false;
      } catch (error) {
        if (!isPasswordRefused(error)) throw error;
        return (await findAccount(client)) !== 'present';
      }
    },
  );
}

/**
 * Returns what the backend knows of the customer of the session, whose password was refused. A locked account refuses
 * the right password too, but is still present. The session is ended by the caller, who says that the account was
 * deleted.
 *
 * @throws UnknownOutcomeError when the backend does not tell
 */
async function findAccount(client: CommerceClient): Promise<'present' | 'deleted' | 'signed-out'> {
  try {
    await execute(client, customerQuery, {}, { mayRefuseToken: true });
    return 'present';
  } catch (error) {
    if (isCustomerUnknown(error)) return 'deleted';
    if (isTokenRefused(error)) return 'signed-out';
    // The account is locked.
    if (isPasswordRefused(error)) return 'present';
    throw new UnknownOutcomeError(new CommerceError('unavailable'), error);
  }
}
