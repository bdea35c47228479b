import { describe, expect, it } from 'vitest';
import { splitStoreCode } from './store-code.ts';

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
