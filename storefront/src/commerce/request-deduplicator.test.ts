import { describe, expect, it } from 'vitest';
import { createRequestDeduplicator } from './request-deduplicator.ts';

/** Requests that the test settles. */
function setUp() {
  const share = createRequestDeduplicator();
  const calls: { signal: AbortSignal; answer(text: string): void; fail(error: Error): void }[] = [];
  const ask = (key: string, signal?: AbortSignal) =>
    share(
      key,
      (shared) =>
        new Promise<string>((resolve, reject) => calls.push({ signal: shared, answer: resolve, fail: reject })),
      signal,
    );
  return { ask, calls };
}

describe('createRequestDeduplicator', () => {
  it('returns one result to all callers while a request is in flight, and sends a new one afterward', async () => {
    const { ask, calls } = setUp();
    const together = [ask('a'), ask('a')];
    expect(calls).toHaveLength(1);
    calls[0]?.answer('first');
    expect(await Promise.all(together)).toEqual(['first', 'first']);
    const later = ask('a');
    calls[1]?.answer('second');
    expect(await later).toBe('second');
  });

  it('keeps requests with different keys apart', async () => {
    const { ask, calls } = setUp();
    const answers = [ask('a'), ask('b')];
    calls[1]?.answer('b');
    calls[0]?.answer('a');
    expect(await Promise.all(answers)).toEqual(['a', 'b']);
  });

  it('continues when one caller aborts, and aborts with the last', async () => {
    const { ask, calls } = setUp();
    const [one, other] = [new AbortController(), new AbortController()];
    const [left, stayed] = [ask('a', one.signal), ask('a', other.signal)];
    one.abort();
    await expect(left).rejects.toMatchObject({ kind: 'aborted' });
    expect(calls[0]?.signal.aborted).toBe(false);
    other.abort();
    await expect(stayed).rejects.toMatchObject({ kind: 'aborted' });
    expect(calls[0]?.signal.aborted).toBe(true);
    const fresh = ask('a');
    calls[1]?.answer('fresh');
    expect(await fresh).toBe('fresh');
  });

  it('rejects for all callers, and sends a new request for the next one', async () => {
    const { ask, calls } = setUp();
    const together = [ask('a'), ask('a')];
    calls[0]?.fail(new Error('gone'));
    for (const answer of together) await expect(answer).rejects.toThrow('gone');
    const again = ask('a');
    calls[1]?.answer('there');
    expect(await again).toBe('there');
  });

  it('sends nothing for a caller that has already aborted', async () => {
    const { ask, calls } = setUp();
    await expect(ask('a', AbortSignal.abort())).rejects.toMatchObject({ kind: 'aborted' });
    expect(calls).toEqual([]);
  });
});
