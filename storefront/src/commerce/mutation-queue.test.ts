import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMutationQueue } from './mutation-queue.ts';
import * as timeLimits from './time-limits.ts';

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const never = () => new Promise<never>(() => undefined);
const silence = (...answers: Promise<unknown>[]) => {
  for (const answer of answers) answer.catch(() => undefined);
};

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('createMutationQueue', () => {
  it('[NET-13] runs one unit at a time and in order, whatever each takes and whether it fails', async () => {
    const unit = fc.record({ duration: fc.nat(1000), fails: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(unit, { maxLength: 8 }), async (units) => {
        const queue = createMutationQueue();
        const log: string[] = [];
        const answers = units.map(({ duration, fails }, index) =>
          queue.add(async () => {
            log.push(`start ${index}`);
            await wait(duration);
            log.push(`end ${index}`);
            if (fails) throw new Error(String(index));
            return index;
          }),
        );
        const settled = Promise.allSettled(answers);
        await vi.runAllTimersAsync();
        expect(log).toEqual(units.flatMap((_, index) => [`start ${index}`, `end ${index}`]));
        expect((await settled).map(({ status }) => status)).toEqual(
          units.map(({ fails }) => (fails ? 'rejected' : 'fulfilled')),
        );
      }),
    );
  });

  it('gives up a unit after 30 s, even one that takes no notice, and goes on', async () => {
    const queue = createMutationQueue();
    const hanging = queue.add(never);
    const next = queue.add(() => Promise.resolve('next'));
    silence(hanging);
    await vi.advanceTimersByTimeAsync(timeLimits.mutation - 1);
    const isWaiting = vi.fn();
    void next.then(isWaiting);
    await vi.advanceTimersByTimeAsync(0);
    expect(isWaiting).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await expect(hanging).rejects.toMatchObject({ kind: 'timeout' });
    await expect(next).resolves.toBe('next');
    expect(timeLimits.mutation).toBe(30_000);
  });

  it('counts the time of a unit from its start', async () => {
    const queue = createMutationQueue();
    silence(queue.add(() => wait(20)));
    const second = queue.add(() => wait(20), { timeout: 30 });
    await vi.runAllTimersAsync();
    await expect(second).resolves.toBeUndefined();
  });

  it('is drained by giving up the running unit and all waiting ones', async () => {
    const queue = createMutationQueue();
    let signal: AbortSignal | undefined;
    const started = vi.fn(() => Promise.resolve('sent'));
    const running = queue.add((given) => {
      signal = given;
      return never();
    });
    const waiting = [queue.add(started), queue.add(started)];
    silence(running, ...waiting);
    await vi.advanceTimersByTimeAsync(0);
    queue.drain();
    await expect(running).rejects.toMatchObject({ kind: 'aborted' });
    for (const answer of waiting) await expect(answer).rejects.toMatchObject({ kind: 'aborted' });
    expect(signal?.aborted).toBe(true);
    expect(started).not.toHaveBeenCalled();
    await expect(queue.add(started)).resolves.toBe('sent');
  });

  it('lets a caller give up its own unit only', async () => {
    const queue = createMutationQueue();
    const controller = new AbortController();
    const started = vi.fn(() => Promise.resolve('sent'));
    const first = queue.add(() => wait(10).then(() => 'first'));
    const second = queue.add(started, { signal: controller.signal });
    const third = queue.add(() => Promise.resolve('third'));
    const dead = queue.add(started, { signal: AbortSignal.abort() });
    silence(second, dead);
    controller.abort();
    await vi.runAllTimersAsync();
    await expect(first).resolves.toBe('first');
    await expect(second).rejects.toMatchObject({ kind: 'aborted' });
    await expect(third).resolves.toBe('third');
    await expect(dead).rejects.toMatchObject({ kind: 'aborted' });
    expect(started).not.toHaveBeenCalled();
  });

  it('leaves no timer behind', async () => {
    const queue = createMutationQueue();
    await queue.add(() => Promise.resolve());
    expect(vi.getTimerCount()).toBe(0);
  });
});
