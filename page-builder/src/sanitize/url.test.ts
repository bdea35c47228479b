import { describe, expect, it } from 'vitest';
import { safeLink, safeMedia } from './url.ts';

describe('safeLink', () => {
  it.each([
    '/a',
    'a.html',
    '#b',
    '?c=1',
    '//cdn.example/x',
    'https://shop.example/a b',
    'HTTP://shop.example',
    'mailto:a@b.pl',
    'tel:+48221234567',
    'sms:+15551234567?body=Hi',
    'whatsapp://send?phone=48221234567',
  ])('allows %s', (url) => {
    expect(safeLink(` ${url} `)).toBe(url);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    '\u00a0javascript:alert(1)',
    '\u200bjavascript:alert(1)',
    'vbscript:x',
    'data:text/html,x',
    'blob:https://shop.example/1',
    'view-source:https://shop.example',
    'file:///etc/passwd',
    '',
    '   ',
    undefined,
  ])('rejects %j', (url) => {
    expect(safeLink(url)).toBeUndefined();
  });
});

describe('safeMedia', () => {
  it('allows raster data, and no vector graphics or pages', () => {
    expect(safeMedia('data:image/png;base64,AAAA')).toBe('data:image/png;base64,AAAA');
    expect(safeMedia('data:image/svg+xml;base64,AAAA')).toBeUndefined();
    expect(safeMedia('data:text/html;base64,AAAA')).toBeUndefined();
    expect(safeMedia('mailto:a@b.pl')).toBeUndefined();
    expect(safeMedia('//evil.example/?</p>what follows')).toBeUndefined();
  });

  it('allows the given hosts and relative URLs only', () => {
    const hosts = ['media.shop.example'];
    expect(safeMedia('https://media.shop.example/a.jpg', hosts)).toBe('https://media.shop.example/a.jpg');
    expect(safeMedia('/media/a.jpg', hosts)).toBe('/media/a.jpg');
    for (const url of [
      'https://evil.example/a.jpg',
      '//evil.example/a.jpg',
      '/\\evil.example/a.jpg',
      'https://media.shop.example@evil.example/',
      'http://[',
    ]) {
      expect(safeMedia(url, hosts)).toBeUndefined();
    }
  });

  it('compares ports if they are given, and matches subdomains with a wildcard', () => {
    const hosts = ['localhost:3000', '*.cdn.example'];
    for (const url of ['http://localhost:3000/a.jpg', 'https://img.cdn.example/a.jpg'])
      expect(safeMedia(url, hosts)).toBe(url);
    for (const url of ['http://localhost:4000/a.jpg', 'https://cdn.example/a.jpg', 'https://evilcdn.example/a.jpg'])
      expect(safeMedia(url, hosts)).toBeUndefined();
  });

  it.each([undefined, ['media.shop.example']])('is no URL with a directive (hosts: %s)', (hosts) => {
    for (const url of [
      'https://evil.example/a.gif?{{',
      'https://evil.example/a.gif?%7B%7B',
      '//evil.example/{{media url=a}}',
      '/\\evil.example/%7b%7b',
      'https://{{evil}}/a',
      '{{media url="wysiwyg/a b.jpg"}}',
      '%7B%7Bmedia%20url=a.jpg%7D%7D',
      '{{media url=https://evil.example/a.jpg}}',
      'https://media.shop.example/{{a}}',
      '{{store url="x"}}',
      '{%7Bmedia url=a}}',
    ]) {
      expect(safeMedia(url, hosts)).toBeUndefined();
      expect(safeLink(url)).toBeUndefined();
    }
  });
});
