// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitItems } from './fit-items.ts';
import { Pagination, getPaginationItems, type PaginationItem } from './index.ts';

const place = fc
  .integer({ min: 1, max: 300 })
  .chain((total) => fc.tuple(fc.integer({ min: 1, max: total }), fc.constant(total)));
const isPage = (item: PaginationItem): item is number => item !== 'ellipsis';

describe('getPaginationItems', () => {
  it.each<[number, number, PaginationItem[]]>([
    [1, 1, [1]],
    [1, 4, [1, 2, 3, 4]],
    [1, 9, [1, 2, 'ellipsis', 9]],
    [4, 9, [1, 2, 3, 4, 5, 'ellipsis', 9]],
    [5, 9, [1, 'ellipsis', 4, 5, 6, 'ellipsis', 9]],
    [9, 9, [1, 'ellipsis', 8, 9]],
  ])('on page %i of %i shows %j', (current, total, items) => {
    expect(getPaginationItems(current, total)).toEqual(items);
  });

  it('returns the ends, the current page and its neighbors, in order and once', () => {
    fc.assert(
      fc.property(place, ([current, total]) => {
        const pages = getPaginationItems(current, total).filter(isPage);
        const wanted = [1, current - 1, current, current + 1, total].filter((page) => page >= 1 && page <= total);
        expect(pages).toEqual(expect.arrayContaining(wanted));
        expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b));
        expect(pages.length).toBeLessThanOrEqual(7);
      }),
    );
  });

  it('returns an ellipsis only where at least two pages are omitted', () => {
    fc.assert(
      fc.property(place, ([current, total]) => {
        const items = getPaginationItems(current, total);
        items.forEach((item, index) => {
          const [before, after] = [items[index - 1], items[index + 1]];
          if (item === 'ellipsis') expect(Number(after) - Number(before)).toBeGreaterThan(2);
          else if (after !== undefined && isPage(after)) expect(after).toBe(item + 1);
        });
      }),
    );
  });
});

describe('fitItems', () => {
  it.each<[number, number, PaginationItem[]]>([
    [3, 5, [1, 'ellipsis', 3, 'ellipsis', 5]],
    [4, 7, [1, 'ellipsis', 4, 'ellipsis', 7]],
    [2, 7, [1, 2, 'ellipsis', 7]],
    [1, 7, [1, 'ellipsis', 7]],
    [7, 7, [1, 'ellipsis', 7]],
    [150, 300, [1, 'ellipsis', 150, 'ellipsis', 300]],
  ])('on page %i of %i narrow screens show %j', (current, total, items) => {
    const fitted = fitItems(getPaginationItems(current, total), current, total);
    expect(fitted.filter(({ on }) => on !== 'wide').map(({ item }) => item)).toEqual(items);
  });

  it('leaves wide screens what they have', () => {
    fc.assert(
      fc.property(place, ([current, total]) => {
        const items = getPaginationItems(current, total);
        const fitted = fitItems(items, current, total);
        expect(fitted.filter(({ on }) => on !== 'narrow').map(({ item }) => item)).toEqual(items);
      }),
    );
  });
});

const Pages = (pages: { current: number; total: number }) => (
  <Pagination
    {...pages}
    getHref={(page) => `?page=${page}`}
    label="Strony wyników"
    pageLabel={(page) => `Strona ${page}`}
    previousLabel="Poprzednia strona"
    nextLabel="Następna strona"
  />
);
const renderPages = (current: number, total: number) => render(<Pages current={current} total={total} />);

describe('Pagination', () => {
  it('PA-1 is a navigation with a name that marks the current page', () => {
    renderPages(2, 5);
    const navigation = within(screen.getByRole('navigation', { name: 'Strony wyników' }));
    expect(navigation.getAllByRole('link', { current: 'page' }).map((link) => link.getAttribute('aria-label'))).toEqual(
      ['Strona 2'],
    );
    expect(navigation.getByRole('link', { name: 'Strona 4' }).getAttribute('href')).toBe('?page=4');
  });

  it('links to the previous and the next page', () => {
    renderPages(2, 5);
    const previous = screen.getByRole('link', { name: 'Poprzednia strona' });
    const next = screen.getByRole('link', { name: 'Następna strona' });
    expect([previous.getAttribute('href'), previous.getAttribute('rel')]).toEqual(['?page=1', 'prev']);
    expect([next.getAttribute('href'), next.getAttribute('rel')]).toEqual(['?page=3', 'next']);
  });

  it.each([
    [1, 'Poprzednia strona'],
    [5, 'Następna strona'],
  ])('on page %i has no link and no empty item for: %s', (current, missing) => {
    renderPages(current, 5);
    expect(screen.queryByRole('link', { name: missing })).toBeNull();
    expect(screen.getAllByRole('listitem').filter((item) => item.childElementCount === 0)).toEqual([]);
  });

  it.each([
    [4, 5, 'Następna strona'],
    [2, 1, 'Poprzednia strona'],
  ])('PA-1 moves the focus from page %i to the link of page %i when the pressed link is gone', (from, to, pressed) => {
    const { rerender } = render(<Pages current={from} total={5} />);
    screen.getByRole('link', { name: pressed }).focus();
    rerender(<Pages current={to} total={5} />);
    expect(document.activeElement).toBe(screen.getByRole('link', { current: 'page' }));
  });

  it('leaves the focus on a link that stays, and outside', () => {
    const { rerender } = render(<Pages current={2} total={5} />);
    const next = screen.getByRole('link', { name: 'Następna strona' });
    next.focus();
    rerender(<Pages current={3} total={5} />);
    expect(document.activeElement).toBe(next);
    next.blur();
    rerender(<Pages current={5} total={5} />);
    expect(document.activeElement).toBe(document.body);
  });

  it('renders nothing for a single page', () => {
    expect(renderPages(1, 1).container.innerHTML).toBe('');
  });
});
