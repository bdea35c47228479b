import { describe, expect, it } from 'vitest';
import { createWorkQueue } from './work-queue.ts';

/** Work that ends when it is told to. */
function heldWork() {
  const ends: ((value: string) => void)[] = [];
  let started = 0;
  const work = () => {
    started += 1;
    return new Promise<string>((resolve) => ends.push(resolve));
  };
  return { work, ends, started: () => started };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('createWorkQueue', () => {
  it('shares the work of one key', async () => {
    const queue = createWorkQueue<string>(2);
    const { work, ends, started } = heldWork();
    const answers = Promise.all([queue('a', work), queue('a', work), queue('a', work)]);
    await settle();
    expect(started()).toBe(1);
    ends[0]?.('done');
    expect(await answers).toEqual(['done', 'done', 'done']);
  });

  it('runs no more than the given number in parallel', async () => {
    const queue = createWorkQueue<string>(2);
    const { work, ends, started } = heldWork();
    const answers = Promise.all(['a', 'b', 'c', 'd'].map((key) => queue(key, work)));
    await settle();
    expect(started()).toBe(2);
    ends[0]?.('first');
    await settle();
    expect(started()).toBe(3);
    ends[1]?.('second');
    await settle();
    expect(started()).toBe(4);
    ends[2]?.('third');
    ends[3]?.('fourth');
    expect(await answers).toEqual(['first', 'second', 'third', 'fourth']);
  });

  it('goes on after a failure and works on the key again', async () => {
    const queue = createWorkQueue<string>(1);
    await expect(queue('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await queue('a', () => Promise.resolve('mended'))).toBe('mended');
  });
});
