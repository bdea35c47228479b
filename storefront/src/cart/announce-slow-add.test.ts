import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { timeLimits } from '../commerce/index.ts';
import { createShopIntl } from '../i18n/index.ts';
import { createUiStore } from '../platform/layout/ui-store.ts';
import { addingMessages } from './adding/messages.ts';
import { announceSlowAdd } from './announce-slow-add.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

async function setUp() {
  const ui = createUiStore();
  const { intl, load } = createShopIntl({ locale: 'de_DE' });
  await load(addingMessages);
  let resolve: (answer: string) => void = () => expect.unreachable();
  let reject: (error: Error) => void = () => expect.unreachable();
  const promise = new Promise<string>((...settle) => {
    [resolve, reject] = settle;
  });
  const told = () => ui.toasts.getToasts().map(({ type, message }) => `${type}: ${message}`);
  return { added: announceSlowAdd(promise, { ui, intl }), resolve, reject, told };
}

describe('announceSlowAdd', () => {
  it('tells the shopper that the product is still being added, and returns the late answer', async () => {
    const { added, resolve, told } = await setUp();
    await vi.advanceTimersByTimeAsync(timeLimits.slowNotice - 1);
    expect(told()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(told()).toEqual([
      'info: Der Shop antwortet gerade langsam. Das Produkt wird noch hinzugefügt, Sie müssen nicht erneut klicken.',
    ]);
    resolve('added');
    await expect(added).resolves.toBe('added');
  });

  it('says nothing about an add that was answered or has failed', async () => {
    const answered = await setUp();
    const failed = await setUp();
    answered.resolve('added');
    failed.reject(new Error('rejected'));
    await answered.added;
    await expect(failed.added).rejects.toThrow('rejected');
    await vi.advanceTimersByTimeAsync(timeLimits.mutation);
    expect([...answered.told(), ...failed.told()]).toEqual([]);
  });
});
