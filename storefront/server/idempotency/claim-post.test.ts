import { describe, expect, it } from 'vitest';
import { claimPost, getPostId } from './claim-post.ts';
import { createKnownResponses } from './known-responses.ts';

const post = { fields: { sku: 'D3' }, sameOrigin: true, clientAddress: '192.0.2.1' };
const redirectAt = (time: number) => ({
  status: 303,
  headers: { location: '/cart', date: new Date(time).toUTCString() },
  body: Buffer.alloc(0),
});
const now = Date.UTC(2026, 0, 1);

describe('getPostId', () => {
  it('is equal for equal forms of one browser only', () => {
    const cookie = 'witryna_cart=guest1';
    const id = getPostId('/cart', { cookie }, post);
    expect(getPostId('/cart', { cookie }, { ...post })).toBe(id);
    expect(getPostId('/en/cart', { cookie }, post)).not.toBe(id);
    expect(getPostId('/cart', { cookie: 'witryna_cart=guest2' }, post)).not.toBe(id);
    expect(getPostId('/cart', { cookie }, { ...post, fields: { sku: 'B6' } })).not.toBe(id);
    expect(getPostId('/cart', { cookie }, { ...post, clientAddress: '192.0.2.2' })).not.toBe(id);
  });

  it('is null without a cookie: two shoppers may send the same', () => expect(getPostId('/cart', {}, post)).toBeNull());
});

describe('claimPost', () => {
  it('returns the redirect of the form that was sent just before, also while that is under way', async () => {
    const responses = createKnownResponses();
    const first = await claimPost(responses, 'id', () => now);
    const second = claimPost(responses, 'id', () => now + 1000);
    if (!first.isFirst) throw new Error('The first form was not handled.');
    first.settle(redirectAt(now));
    expect(await second).toEqual({ isFirst: false, known: redirectAt(now) });
  });

  it('lets the same product be added again later, and once', async () => {
    const responses = createKnownResponses();
    const first = await claimPost(responses, 'id', () => now);
    if (first.isFirst) first.settle(redirectAt(now));
    const later = await claimPost(responses, 'id', () => now + 10_000);
    if (!later.isFirst) throw new Error('The later form was not handled.');
    later.settle(redirectAt(now + 10_000));
    expect((await claimPost(responses, 'id', () => now + 11_000)).isFirst).toBe(false);
  });

  it('lets a form that changed nothing be sent again', async () => {
    const responses = createKnownResponses();
    const first = await claimPost(responses, 'id', () => now);
    if (first.isFirst) first.settle('unsent');
    expect((await claimPost(responses, 'id', () => now)).isFirst).toBe(true);
  });
});
