import { describe, expect, it } from 'vitest';
import { getListMode, getModeQuery, toListModes } from './list-mode.ts';

const sizes = { grid_per_page: 12, grid_per_page_values: '12,24', list_per_page: 10, list_per_page_values: '5,10' };

describe('toListModes', () => {
  it.each([
    ['grid', null],
    [null, null],
    ['', null],
    ['table', null],
    ['list', ['list']],
    ['grid-list', ['grid', 'list']],
    ['list-grid', ['list', 'grid']],
    ['list-list', ['list']],
  ])('reads %o', (list_mode, modes) => {
    expect(toListModes({ ...sizes, list_mode }, null)?.modes ?? null).toEqual(modes);
  });

  it('has the page size of the list, or that of the shop', () => {
    expect(toListModes({ ...sizes, list_mode: 'list' }, null)?.pageSize).toBe(10);
    expect(toListModes({ ...sizes, list_mode: 'list', list_per_page: 7 }, null)?.pageSize).toBe(5);
    expect(toListModes({ ...sizes, list_mode: 'list' }, 48)?.pageSize).toBe(48);
    expect(toListModes(null, null)).toBeNull();
  });
});

describe('getListMode', () => {
  const modes = { modes: ['grid', 'list'], pageSize: 10 } as const;

  it.each([
    ['', 'grid'],
    ['product_list_mode=list', 'list'],
    ['product_list_mode=table', 'grid'],
  ])('reads the mode of ?%s', (query, mode) => {
    expect(getListMode(new URLSearchParams(query), modes)).toBe(mode);
  });

  it('ignores a mode that the shop does not allow', () => {
    expect(getListMode(new URLSearchParams('product_list_mode=grid'), { ...modes, modes: ['list'] })).toBe('list');
  });
});

describe('getModeQuery', () => {
  it("is empty for the shop's own mode", () => {
    expect(getModeQuery({ mode: 'list', modes: ['list', 'grid'] })).toEqual({});
    expect(getModeQuery({ mode: 'list', modes: ['grid', 'list'] })).toEqual({ product_list_mode: 'list' });
  });
});
