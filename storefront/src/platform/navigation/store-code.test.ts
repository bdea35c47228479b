import { describe, expect, it } from 'vitest';
import { isOtherStoreView, splitStoreCode, withBasePath } from './store-code.ts';

const views = [{ code: 'witryna_pl_pl_pl' }, { code: 'witryna_en' }];

describe('splitStoreCode', () => {
  it.each([
    ['/witryna_en/witaminy.html', 'witryna_en', '/witaminy.html'],
    ['/witryna_en/a/b/', 'witryna_en', '/a/b/'],
    ['/witryna_en/', 'witryna_en', '/'],
    ['/witryna_en', 'witryna_en', '/'],
    ['/witryna_en//evil.example', 'witryna_en', '/evil.example'],
  ])('[RTE-15] takes the code off %s', (pathname, storeCode, rest) => {
    expect(splitStoreCode(pathname, views)).toEqual({ storeCode, pathname: rest });
  });

  it.each(['/', '/witaminy.html', '/witryna_de/x', '/a/witryna_en/x', '/witryna_english', '//x'])(
    '[RTE-15] leaves %s as it is',
    (pathname) => {
      expect(splitStoreCode(pathname, views)).toEqual({ storeCode: null, pathname });
    },
  );
});

describe('withBasePath', () => {
  it.each([
    ['/', '/witryna_en/'],
    ['/sport.html?p=2#list', '/witryna_en/sport.html?p=2#list'],
    ['/witryna_english', '/witryna_en/witryna_english'],
  ])('[RTE-15] puts the store view in front of %s', (href, address) => {
    expect(withBasePath('/witryna_en', href)).toBe(address);
  });

  it.each([
    '/witryna_en',
    '/witryna_en/',
    '/witryna_en?a=1',
    '/witryna_en/cart',
    '?p=2',
    '#list',
    '//host/x',
    'https://host/x',
    'mailto:a@b.c',
  ])('[RTE-15] leaves %s as it is', (href) => {
    expect(withBasePath('/witryna_en', href)).toBe(href);
  });

  it('[STO-11] leaves an address of another store view as it is', () => {
    expect(withBasePath('/witryna_en', '/witryna_pl_pl_pl/sport.html?p=2', views)).toBe(
      '/witryna_pl_pl_pl/sport.html?p=2',
    );
    expect(withBasePath('', '/witryna_en/sport.html', views)).toBe('/witryna_en/sport.html');
  });

  it('changes nothing in the default view', () => {
    expect(withBasePath('', '/sport.html')).toBe('/sport.html');
  });
});

describe('isOtherStoreView', () => {
  const english = { store: { storeCode: 'witryna_en' }, storeViews: views, basePath: '/witryna_en' };
  const isOther = (path: string) => isOtherStoreView(new URL(path, 'https://shop.example'), english);

  it('[STO-11] is true of paths that begin with the code of another view, and only of them', () => {
    expect(isOther('/witryna_pl_pl_pl/sport.html')).toBe(true);
    expect(isOther('/witryna_en/sport.html')).toBe(false);
    expect(isOther('/sport.html')).toBe(false);
    expect(isOther('/sale/sport.html')).toBe(false);
  });

  it.each([
    ['?___store=witryna_pl_pl_pl', true],
    ['?p=2&___store=witryna_pl_pl_pl', true],
    ['?___from_store=witryna_pl_pl_pl', false],
    ['?query=___store', false],
  ])('tells by the parameter of Magento: %s', (search, expected) => {
    expect(isOther(`/witryna_en/sport.html${search}`)).toBe(expected);
  });
});
