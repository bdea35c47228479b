import { expect, it, vi } from 'vitest';
import { CommerceError, type CommerceErrorKind } from './commerce-error.ts';
import { sendConfirmed, UnknownOutcomeError } from './send-confirmed.ts';

const fail = (kind: CommerceErrorKind) => vi.fn(() => Promise.reject(new CommerceError(kind)));

it('asks nothing when the answer comes', async () => {
  const wasMade = vi.fn(() => Promise.resolve(true));
  await sendConfirmed(() => Promise.resolve(), wasMade);
  expect(wasMade).not.toHaveBeenCalled();
});

it.each(['graphql', 'stock', 'aborted'] as const)('asks nothing when the change ends as %s', async (kind) => {
  const wasMade = vi.fn(() => Promise.resolve(true));
  await expect(sendConfirmed(fail(kind), wasMade)).rejects.toMatchObject({ kind });
  expect(wasMade).not.toHaveBeenCalled();
});

it.each(['network', 'unavailable', 'timeout'] as const)(
  'has succeeded when the answer is lost (%s) and the backend knows the change, which is sent once',
  async (kind) => {
    const send = fail(kind);
    await sendConfirmed(send, () => Promise.resolve(true));
    expect(send).toHaveBeenCalledOnce();
  },
);

it.each(['network', 'unavailable'] as const)(
  'has failed when the backend does not know the change: %s',
  async (kind) => {
    const send = fail(kind);
    await expect(sendConfirmed(send, () => Promise.resolve(false))).rejects.toMatchObject({ kind });
    expect(send).toHaveBeenCalledOnce();
  },
);

it.each([
  ['the backend cannot be asked', fail('network'), () => Promise.reject(new CommerceError('network'))],
  ['the change may still be made', fail('timeout'), () => Promise.resolve(false)],
])('has an unknown outcome when %s', async (_, send, wasMade) => {
  await expect(sendConfirmed(send, wasMade)).rejects.toBeInstanceOf(UnknownOutcomeError);
  expect(send).toHaveBeenCalledOnce();
});
