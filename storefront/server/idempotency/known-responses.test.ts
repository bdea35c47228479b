import { describe, expect, it } from 'vitest';
import { createKnownResponses, type Claim, type KnownResponse, type KnownResponses } from './known-responses.ts';

const responseOf = (text: string): KnownResponse => ({ status: 200, headers: {}, body: Buffer.from(text) });

async function claimFirst(known: KnownResponses, id: string): Promise<Extract<Claim, { isFirst: true }>> {
  const claim = await known.claim(id);
  if (!claim.isFirst) throw new Error(`${id} is known.`);
  return claim;
}

async function outcomeOf(known: KnownResponses, id: string) {
  const claim = await known.claim(id);
  return claim.isFirst ? 'first' : claim.outcome;
}

describe('createKnownResponses', () => {
  it('lets a request be sent once, and gives its response to whoever sends it again, before it has come or after', async () => {
    const known = createKnownResponses();
    const first = await claimFirst(known, 'a');
    const early = outcomeOf(known, 'a');
    first.settle(responseOf('done'));

    expect(await early).toEqual(responseOf('done'));
    expect(await outcomeOf(known, 'a')).toEqual(responseOf('done'));
    expect(await outcomeOf(known, 'b')).toBe('first');
  });

  it('keeps the first outcome of a request', async () => {
    const known = createKnownResponses();
    const first = await claimFirst(known, 'a');
    first.settle(responseOf('done'));
    first.settle('unknown');

    expect(await outcomeOf(known, 'a')).toEqual(responseOf('done'));
  });

  it('lets a request that never reached the backend be sent after all', async () => {
    const known = createKnownResponses();
    const first = await claimFirst(known, 'a');
    const waiting = outcomeOf(known, 'a');
    first.settle('unsent');

    expect(await waiting).toBe('unsent');
    expect(await outcomeOf(known, 'a')).toBe('first');
  });

  it('forgets a request after its lifetime, which begins with its response', async () => {
    let time = 0;
    const known = createKnownResponses({ lifetime: 100, now: () => time });
    const first = await claimFirst(known, 'a');
    time = 1000;
    const waiting = outcomeOf(known, 'a');
    first.settle(responseOf('done'));
    expect(await waiting).toEqual(responseOf('done'));
    time = 1099;
    expect(await outcomeOf(known, 'a')).toEqual(responseOf('done'));
    time = 1100;
    expect(await outcomeOf(known, 'a')).toBe('first');
  });

  it.each([
    { limit: 'count', options: { maxCount: 3 } },
    { limit: 'size', options: { maxSize: 12 } },
  ])('forgets the oldest settled request beyond the largest $limit, never one under way', async ({ options }) => {
    const known = createKnownResponses(options);
    const underWay = await claimFirst(known, 'under way');
    for (const id of ['1', '2', '3', '4']) (await claimFirst(known, id)).settle(responseOf('12345'));

    expect(await outcomeOf(known, '4')).toEqual(responseOf('12345'));
    expect(await outcomeOf(known, '1')).toBe('first');
    const waiting = outcomeOf(known, 'under way');
    underWay.settle(responseOf('late'));
    expect(await waiting).toEqual(responseOf('late'));
  });
});
