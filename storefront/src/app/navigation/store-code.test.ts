import { describe, expect, it } from 'vitest';
import { splitStoreCode, withBasePath } from './store-code.ts';

const codes = ['witryna_pl_pl_pl', 'witryna_en'];

describe('splitStoreCode', () => {
  it.each([
    ['/witryna_en/witaminy.html', 'witryna_en', '/witaminy.html'],
    ['/witryna_en/a/b/', 'witryna_en', '/a/b/'],
    ['/witryna_en/', 'witryna_en', '/'],
    ['/witryna_en', 'witryna_en', '/'],
  ])('[RTE-15] takes the code off %s', (pathname, storeCode, rest) => {
    expect(splitStoreCode(pathname, codes)).toEqual({ storeCode, pathname: rest });
  });

  it.each(['/', '/witaminy.html', '/witryna_de/x', '/a/witryna_en/x', '/witryna_english', '//x'])('[RTE-15] leaves %s as it is', (pathname) => {
    expect(splitStoreCode(pathname, codes)).toEqual({ storeCode: null, pathname });
  });
});

describe('withBasePath', () => {
  it.each([
    ['/', '/witryna_en/'],
    ['/sport.html?p=2#list', '/witryna_en/sport.html?p=2#list'],
    ['/witryna_english', '/witryna_en/witryna_english'],
  ])('[RTE-15] puts the store view in front of %s', (href, address) => {
    expect(withBasePath('/witryna_en', href)).toBe(address);
  });

  it.each(['/witryna_en', '/witryna_en/', '/witryna_en?a=1', '/witryna_en/cart', '?p=2', '#list', '//host/x', 'https://host/x', 'mailto:a@b.c'])(
    '[RTE-15] leaves %s as it is',
    (href) => {
      expect(withBasePath('/witryna_en', href)).toBe(href);
    },
  );

  it('changes nothing in the default view', () => {
    expect(withBasePath('', '/sport.html')).toBe('/sport.html');
  });
});
