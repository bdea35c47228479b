import { CommerceError, decodeUid } from '../commerce/index.ts';

const isInputError = (error: unknown): boolean =>
  error instanceof CommerceError &&
  error.kind === 'graphql' &&
  error.errors.every(({ category }) => category === 'graphql-input');

/**
 * Sends the uid of an order to a mutation that cancels it. The first releases with `cancelOrder` and
 * `confirmCancelOrder` read a number there: where the uid is rejected, the id that it encodes is sent. Input is rejected
 * before anything is canceled.
 *
 * @returns the result of `send`
 * @throws what `send` throws
 */
export async function sendOrderId<Result>(uid: string, send: (id: string) => Promise<Result>): Promise<Result> {
  try {
    return await send(uid);
  } catch (error) {
    const id = decodeUid(uid);
    if (!/^\d+$/.test(id) || !isInputError(error)) throw error;
    return await send(id);
  }
}
