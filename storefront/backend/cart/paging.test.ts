import { describe, expect, it } from 'vitest';
import { collectionPage, pagedList } from './paging.ts';

describe('pagedList', () => {
  it('cuts a page and counts the rest', () => {
    expect(pagedList([1, 2, 3, 4, 5], { pageSize: 2, currentPage: 3 })).toEqual({
      items: [5],
      total_count: 5,
      page_info: { current_page: 3, page_size: 2, total_pages: 3 },
    });
    expect(pagedList([], { pageSize: 2, currentPage: 1 }).page_info.total_pages).toBe(0);
  });

  it.each([
    [{ currentPage: 0 }, 'currentPage value must be greater than 0.'],
    [{ pageSize: 0 }, 'pageSize value must be greater than 0.'],
    [{ pageSize: 2, currentPage: 4 }, 'currentPage value 4 specified is greater than the 3 page(s) available.'],
  ])('refuses %j', (paging, message) => {
    expect(() => pagedList([1, 2, 3, 4, 5], paging)).toThrow(message);
  });
});

describe('collectionPage', () => {
  it('cuts the last page for any page beyond it', () => {
    const last = { items: [5], total_count: 5, page_info: { current_page: 3, page_size: 2, total_pages: 3 } };
    expect(collectionPage([1, 2, 3, 4, 5], { pageSize: 2, currentPage: 3 })).toEqual(last);
    expect(collectionPage([1, 2, 3, 4, 5], { pageSize: 2, currentPage: 99 })).toEqual(last);
    expect(collectionPage([], { currentPage: 2 }).items).toEqual([]);
  });

  it('refuses a page below the first', () => {
    expect(() => collectionPage([1], { currentPage: 0 })).toThrow('currentPage value must be greater than 0.');
    expect(() => collectionPage([1], { pageSize: 0 })).toThrow('pageSize value must be greater than 0.');
  });
});
