import { describe, expect, it } from 'vitest';
import { createKnownResponses, type Claim, type KnownResponse, type KnownResponses } from './known-responses.ts';

const createResponse = (text: string): KnownResponse => ({ status: 200, headers: {}, body: Buffer.from(text) });

async function claimFirst(known: KnownResponses, id: string): Promise<Extract<Claim, { isFirst: true }>> {
  const claim = await known.claim(id);
  if (!claim.isFirst) throw new Error(`${id} is known.`);
  return claim;
}

async function getOutcome(known: KnownResponses, id: string) {
  const claim = await known.claim(id);
  return claim.isFirst ? 'first' : claim.outcome;
}

describe('createKnownResponses', () => {
  it('lets a request be sent once, and gives its response to whoever sends it again, before it has come or after', async () => {
    const known = createKnownResponses();
    const first = await claimFirst(known, 'a');
    const early = getOutcome(known, 'a');
    first.settle(createResponse('done'));

    expect(await early).toEqual(createResponse('done'));
    expect(await getOutcome(known, 'a')).toEqual(createResponse('done'));
    expect(await getOutcome(known, 'b')).toBe('first');
  });

  it('keeps the first outcome of a request', async () => {
    const known = createKnownResponses();
    const first = await claimFirst(known, 'a');
    first.settle(createResponse('done'));
    first.settle('unknown');

    expect(await getOutcome(known, 'a')).toEqual(createResponse('done'));
  });

  it('lets a request that never reached the backend be sent after all', async () => {
    const known = createKnownResponses();
    const first = await claimFirst(known, 'a');
    const waiting = getOutcome(known, 'a');
    first.settle('unsent');

    expect(await waiting).toBe('unsent');
    expect(await getOutcome(known, 'a')).toBe('first');
  });

  it('forgets a request after its lifetime, which begins with its response', async () => {
    let time = 0;
    const known = createKnownResponses({ lifetime: 100, now: () => time });
    const first = await claimFirst(known, 'a');
    time = 1000;
    const waiting = getOutcome(known, 'a');
    first.settle(createResponse('done'));
    expect(await waiting).toEqual(createResponse('done'));
    time = 1099;
    expect(await getOutcome(known, 'a')).toEqual(createResponse('done'));
    time = 1100;
    expect(await getOutcome(known, 'a')).toBe('first');
  });

  it.each([
    { limit: 'count', options: { maxCount: 3 } },
    { limit: 'size', options: { maxSize: 12 } },
  ])('forgets the oldest settled request beyond the largest $limit, never one under way', async ({ options }) => {
    const known = createKnownResponses(options);
    const underWay = await claimFirst(known, 'under way');
    for (const id of ['1', '2', '3', '4']) (await claimFirst(known, id)).settle(createResponse('12345'));

    expect(await getOutcome(known, '4')).toEqual(createResponse('12345'));
    expect(await getOutcome(known, '1')).toBe('first');
    const waiting = getOutcome(known, 'under way');
    underWay.settle(createResponse('late'));
    expect(await waiting).toEqual(createResponse('late'));
  });
});
