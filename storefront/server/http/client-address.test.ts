import { readFileSync } from 'node:fs';
import { BlockList, isIP } from 'node:net';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isPrivateAddress } from './client-address.ts';

/** Addresses from which `deploy/varnish/default.vcl` takes a purge. */
function readPurgers(): BlockList {
  const vcl = readFileSync(path.resolve(import.meta.dirname, '../../../deploy/varnish/default.vcl'), 'utf8');
  const [, entries = ''] = /acl purgers \{([^}]*)\}/.exec(vcl) ?? [];
  const list = new BlockList();
  for (const [, address = '', prefix] of entries.matchAll(/"([^"]+)"(?:\/(\d+))?;/g)) {
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (prefix) list.addSubnet(address, Number(prefix), family);
    else if (isIP(address) > 0) list.addAddress(address, family);
  }
  return list;
}

describe('isPrivateAddress', () => {
  it.each(['10.1.2.3', '172.31.0.1', '192.168.1.1', 'fd00::5', '::1'])(
    'is true of %s, from which Varnish takes a purge, too',
    (address) => {
      expect(isPrivateAddress(address)).toBe(true);
      expect(readPurgers().check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')).toBe(true);
    },
  );

  it.each(['172.32.0.1', '203.0.113.1', '2001:db8::1'])('is false of %s, from which Varnish takes none', (address) => {
    expect(isPrivateAddress(address)).toBe(false);
    expect(readPurgers().check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')).toBe(false);
  });
});
