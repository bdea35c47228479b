import { CommerceError } from './commerce-error.ts';

/** A change whose answer was lost, and of which it is not known whether the backend made it. */
export class UnknownOutcomeError extends CommerceError {
  constructor({ kind, operation }: CommerceError, cause: unknown) {
    super(kind, { cause, ...(operation !== undefined && { operation }) });
  }
}

/**
 * Returns whether a change that failed with this error may have been made: the answer was lost, and the backend did not
 * refuse.
 */
export function isOutcomeUnknown(error: unknown): error is CommerceError {
  return error instanceof CommerceError && !['graphql', 'stock', 'aborted'].includes(error.kind);
}

/**
 * Sends a change that must not be made twice. When its answer is lost, the backend is asked whether the change was made.
 *
 * @param send - Sends it once.
 * @param wasMade - Asks whether it was made.
 * @throws the error of `send` when the change was not made; {@link UnknownOutcomeError} when `wasMade` fails, or a
 *   change that took too long may still be made
 */
export async function sendConfirmed(send: () => Promise<unknown>, wasMade: () => Promise<boolean>): Promise<void> {
  try {
    await send();
  } catch (error) {
    if (!isOutcomeUnknown(error)) throw error;
    const made = await wasMade().catch((cause: unknown) => {
      throw new UnknownOutcomeError(error, cause);
    });
    if (!made) throw error.kind === 'timeout' ? new UnknownOutcomeError(error, error) : error;
  }
}
