import { describe, expect, it } from 'vitest';
import { hashPassword, hashPasswordSync, verifyPassword } from './password-hash.ts';

describe('password hashes', () => {
  it('match their password only, whichever way they were made', async () => {
    for (const hash of [await hashPassword('Witryna2026!'), hashPasswordSync('Witryna2026!')]) {
      expect(hash).not.toContain('Witryna');
      expect(await verifyPassword('Witryna2026!', hash)).toBe(true);
      expect(await verifyPassword('witryna2026!', hash)).toBe(false);
    }
  });

  it('are salted and accept either Unicode form of the same letters', async () => {
    const hash = await hashPassword('Zażółć-2026');
    expect(hash).not.toBe(await hashPassword('Zażółć-2026'));
    expect(await verifyPassword('Zażółć-2026'.normalize('NFD'), hash)).toBe(true);
  });

  it('match nothing in an unknown form', async () => {
    expect(await verifyPassword('', 'md5$abc')).toBe(false);
  });
});
