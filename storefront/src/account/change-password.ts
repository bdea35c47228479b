import { execute, sendConfirmed, type CommerceClient } from '../commerce/index.ts';
import { reportError } from '../platform/errors/report-error.ts';
import { changePasswordMutation } from './account-operations.ts';
import { isPasswordRefused } from './password-errors.ts';

/**
 * Changes the password and signs in with the new one. When the answer is lost, signing in tells whether the password was
 * changed: the token of the session may not be good any more.
 *
 * @param passwords - The present and the new one.
 * @param renew - Signs in with the new password.
 * @returns whether the session goes on; false when the customer has to sign in
 * @throws CommerceError when the password was not changed; UnknownOutcomeError when that is not known
 */
export async function changePassword(
  passwords: { currentPassword: string; newPassword: string },
  { client, renew }: { client: CommerceClient; renew: () => Promise<void> },
): Promise<boolean> {
  const session = { isRenewed: false };
  await sendConfirmed(
    () => execute(client, changePasswordMutation, passwords),
    async () => {
      try {
        await renew();
        session.isRenewed = true;
      } catch (error) {
        if (!isPasswordRefused(error)) throw error;
      }
      return session.isRenewed;
    },
  );
  if (session.isRenewed) return true;
  try {
    await renew();
    return true;
  } catch (error) {
    reportError(error);
    return false;
  }
}
