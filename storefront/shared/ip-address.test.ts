import { describe, expect, it } from 'vitest';
import { getSubscriberNetwork, isPrivateAddress, normalizeAddress } from './ip-address.ts';

describe('normalizeAddress', () => {
  it.each([
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:192.0.2.1', '192.0.2.1'],
    ['192.0.2.1', '192.0.2.1'],
    ['2001:db8::1', '2001:db8::1'],
  ])('returns for %s: %s', (address, expected) => {
    expect(normalizeAddress(address)).toBe(expected);
  });
});

describe('isPrivateAddress', () => {
  it.each(['10.1.2.3', '172.31.0.1', '192.168.1.1', '::ffff:10.0.0.2', 'fd00::5', '::1'])(
    'is true of %s',
    (address) => {
      expect(isPrivateAddress(address)).toBe(true);
    },
  );

  it.each(['172.32.0.1', '203.0.113.1', '2001:db8::1', 'unknown', ''])('is false of %j', (address) => {
    expect(isPrivateAddress(address)).toBe(false);
  });
});

describe('getSubscriberNetwork', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8:0:12::abcd', '2001:db8:0:12'],
    ['2001:DB8:0:12:1:2:3:4', '2001:db8:0:12'],
    ['2001:0db8:0000:0012::1', '2001:db8:0:12'],
    ['2001:db8::1', '2001:db8:0:0'],
  ])('returns for %s: %s', (address, expected) => {
    expect(getSubscriberNetwork(address)).toBe(expected);
  });
});
