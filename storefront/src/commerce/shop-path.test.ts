import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getShopPath, parseShopUrl } from './shop-path.ts';

const origin = 'https://shop.example';

/** Strings that a URL parser might read as another host, scheme or folder. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '/',
        '\\',
        '.',
        '..',
        '%2e',
        '%2f',
        'https:',
        'javascript:',
        'evil.example',
        '@',
        ':',
        '?',
        '#',
        '\t',
        '\n',
        '\0',
        ' ',
        '\uD800',
      ),
      fc.string({ maxLength: 3, unit: 'binary' }),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));

describe('getShopPath', () => {
  it.each([
    ['witamina-c', '.html', '/witamina-c.html'],
    ['witaminy/witamina-c', null, '/witaminy/witamina-c'],
    ['schuhe', '/', '/schuhe/'],
    ['größe 42', undefined, '/gr%C3%B6%C3%9Fe%2042'],
    ['b12+d3,k2', '.html', '/b12+d3,k2.html'],
    ['100%', '.html', '/100%25.html'],
    ['a?b#c', '', '/a%3Fb%23c'],
    [null, null, '/'],
    ['', '/', '/'],
  ])('makes a path of %j and the suffix %j', (key, suffix, path) => expect(getShopPath(key, suffix)).toBe(path));

  it.each([
    ['//evil.example', '/evil.example'],
    ['\\\\evil.example', '/%5C%5Cevil.example'],
    ['/\t/evil.example', '/evil.example'],
    ['../../account', '/account'],
    ['a/.\n./b', '/a/b'],
    ['\uD800', '/%EF%BF%BD'],
  ])('[RSK-27] keeps %j on the origin', (key, path) => expect(getShopPath(key, '')).toBe(path));

  it('[RSK-27] stays on the origin and is what a browser makes of it, whatever the key and the suffix are', () => {
    fc.assert(
      fc.property(hostile, hostile, (key, suffix) => {
        const path = getShopPath(key, suffix);
        const url = new URL(path, origin);
        expect(url.origin).toBe(origin);
        expect(url.href).toBe(origin + path);
        expect(url.pathname).toBe(path);
        expect(path).toMatch(/^\/(?!\/)/);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('parseShopUrl', () => {
  it.each([
    ['witamina-c.html', '/witamina-c.html'],
    ['/sklepy/krak%C3%B3w?a=1#b', '/sklepy/krak%C3%B3w?a=1#b'],
    ['', '/'],
  ])('reads %j', (target, path) => expect(parseShopUrl(target)).toBe(path));

  it('[RSK-27] returns a URL of the shop or null, whatever the backend says', () => {
    fc.assert(
      fc.property(hostile, (target) => {
        const path = parseShopUrl(target);
        if (path === null) return;
        expect(new URL(path, origin).origin).toBe(origin);
        expect(path).toMatch(/^\/(?![/\\])/);
      }),
      { numRuns: 1000 },
    );
  });
});
