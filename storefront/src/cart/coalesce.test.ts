import { describe, expect, it } from 'vitest';
import { coalesce } from './coalesce.ts';

describe('coalesce', () => {
  it('sends the first of many presses and then the last', async () => {
    const sent: number[] = [];
    const set = coalesce(async (value: number) => {
      sent.push(value);
      await Promise.resolve();
    });
    await Promise.all([set(2), set(3), set(4), set(5)]);
    expect(sent).toEqual([2, 5]);
    await set(1);
    expect(sent).toEqual([2, 5, 1]);
  });

  it('goes on after a failure, and forgets what was waiting', async () => {
    const sent: number[] = [];
    const set = coalesce((value: number) => {
      sent.push(value);
      return value === 2 ? Promise.reject(new Error('no')) : Promise.resolve();
    });
    await expect(Promise.all([set(2), set(3)])).rejects.toThrow('no');
    await set(4);
    expect(sent).toEqual([2, 4]);
  });
});
