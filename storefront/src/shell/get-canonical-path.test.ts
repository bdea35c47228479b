import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getCanonicalPath } from './get-canonical-path.ts';

describe('getCanonicalPath', () => {
  it.each([
    ['/sport.html', '/sport.html'],
    ['//a///b/', '/a/b/'],
    ['/sport%2ehtml', '/sport.html'],
    ['/%73port.html', '/sport.html'],
    ['/schn%c3%bcrsenkel.html', '/schn%c3%bcrsenkel.html'],
    ['/a%2Fb%00%25', '/a%2Fb%00%25'],
    ['/100%', '/100%'],
  ])('of %s is %s', (path, canonical) => expect(getCanonicalPath(path)).toBe(canonical));

  it('stays on the shop and leads to the same path', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: false }), (text) => {
        const { pathname, origin } = new URL(text);
        const canonical = new URL(getCanonicalPath(pathname), origin);
        expect(canonical.origin).toBe(origin);
        expect(decodeURIComponent(canonical.pathname)).toBe(decodeURIComponent(pathname).replace(/\/{2,}/g, '/'));
      }),
    );
  });
});
