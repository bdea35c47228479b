import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isPrivateAddress } from './client-address.ts';

/** Addresses and names from which Varnish takes a purge. */
function readPurgers(): string[] {
  const vcl = readFileSync(path.resolve(import.meta.dirname, '../../../deploy/varnish/purgers.vcl'), 'utf8');
  const [, entries = ''] = /acl purgers \{([^}]*)\}/.exec(vcl) ?? [];
  return entries.split('"').filter((_, index) => index % 2 === 1);
}

describe('isPrivateAddress', () => {
  it.each(['10.1.2.3', '172.31.0.1', '192.168.1.1', 'fd00::5', '::1'])('is true of %s', (address) => {
    expect(isPrivateAddress(address)).toBe(true);
  });

  it.each(['172.32.0.1', '203.0.113.1', '2001:db8::1'])('is false of %s', (address) => {
    expect(isPrivateAddress(address)).toBe(false);
  });
});

describe('the purgers of Varnish', () => {
  it('are the machine itself, until a merchant adds Magento', () => {
    expect(readPurgers()).toEqual(['localhost', '::1']);
  });
});
