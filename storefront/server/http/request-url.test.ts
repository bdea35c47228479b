import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { requestUrl } from './request-url.ts';

const publicUrl = 'https://shop.example';

describe('requestUrl', () => {
  it('is on the public origin', () => {
    expect(requestUrl('/witaminy.html?p=2', publicUrl).href).toBe('https://shop.example/witaminy.html?p=2');
    expect(requestUrl(undefined, publicUrl).href).toBe('https://shop.example/');
    expect(requestUrl('/a', 'https://shop.example/sklep').href).toBe('https://shop.example/a');
  });

  it.each([
    ['//evil.example/x', 'https://shop.example//evil.example/x'],
    ['/\\evil.example/x', 'https://shop.example//evil.example/x'],
    ['http://evil.example/x?y', 'https://shop.example/x?y'],
    ['javascript:alert(1)', 'https://shop.example/'],
    ['http://[', 'https://shop.example/'],
    ['*', 'https://shop.example/'],
    ['@evil.example', 'https://shop.example/'],
    ['', 'https://shop.example/'],
  ])('leaves out the host of %j', (target, href) => expect(requestUrl(target, publicUrl).href).toBe(href));

  it('never names another host', () => {
    const part = fc.oneof(
      fc.constantFrom('/', '\\', '@', ':', '//', 'evil.example', 'http:', '?', '#', '%'),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        expect(requestUrl(parts.join(''), publicUrl).origin).toBe(publicUrl);
      }),
    );
  });
});
