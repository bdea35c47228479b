import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { returnPath } from './return-path.ts';

const home = '/customer/account/';

describe('returnPath', () => {
  it('[RTE-26] leads back to the page that the shopper came from', () => {
    expect(returnPath({ returnTo: '/order-history' })).toBe('/order-history');
    expect(returnPath({ returnTo: '/witaminy.html?p=2&brand=7#lista' })).toBe('/witaminy.html?p=2&brand=7#lista');
  });

  it.each([null, undefined, '/cart', 7, {}, { returnTo: null }, { returnTo: ['/cart'] }, { returnTo: '' }])(
    'leads to the account from %j',
    (state) => expect(returnPath(state)).toBe(home),
  );

  it.each(['/sign-in', '/sign-in?x=1', '/./sign-in', '/x/../sign-in'])('does not lead back to %s', (returnTo) =>
    expect(returnPath({ returnTo })).toBe(home),
  );

  it.each([
    'https://evil.example/',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '\n//evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    ' /cart',
    'cart',
    '//shop.invalid//evil.example',
  ])('[RTE-26] [RSK-28] leads to nobody else by %j', (returnTo) => expect(returnPath({ returnTo })).toBe(home));

  it('[RSK-28] always stays on the own origin', () => {
    const part = fc.oneof(
      fc.constantFrom(
        '/',
        '\\',
        '.',
        '..',
        '@',
        ':',
        '?',
        '#',
        '\t',
        '\n',
        '%2f',
        'evil.example',
        'https:',
        'javascript:',
      ),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const path = returnPath({ returnTo: parts.join('') });
        expect(path).toMatch(/^\/(?![/\\])/);
        expect(new URL(path, 'https://shop.example').origin).toBe('https://shop.example');
      }),
    );
  });
});
