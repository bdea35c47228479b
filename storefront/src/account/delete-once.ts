import { isOutcomeUnknown, sendConfirmed } from '../commerce/index.ts';

/**
 * Deletes something. What another tab or device has deleted already is deleted, although Magento refuses to delete it
 * again.
 *
 * @param send - Deletes it.
 * @param isGone - Asks whether it is deleted.
 * @throws CommerceError when it is still there; UnknownOutcomeError when that is not known
 */
export function deleteOnce(send: () => Promise<unknown>, isGone: () => Promise<boolean>): Promise<void> {
  const remove = () =>
    send().catch(async (error: unknown) => {
      if (isOutcomeUnknown(error) || !(await isGone())) throw error;
    });
  return sendConfirmed(remove, isGone);
}
