import { PaymentError } from './payment-adapter.ts';

/** Time in ms for a provider's script, session and fields; after it the shopper is told, and can try again. */
export const loadTimeout = 15_000;

/**
 * The answer of something that a provider may never finish.
 *
 * @param milliseconds default: `loadTimeout`
 * @throws PaymentError `unreachable` when it fails or takes too long
 */
export async function withTimeout<Answer>(work: Promise<Answer>, milliseconds = loadTimeout): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PaymentError('unreachable')), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } catch (error) {
    throw error instanceof PaymentError ? error : new PaymentError('unreachable', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
