import { describe, expect, it } from 'vitest';
import type { MenuCategory } from '../../platform/layout/layout-data.ts';
import { limitMenu } from './limit-menu.ts';

/** A tree with this many children on each level. */
function createMenu([width, ...below]: number[], prefix = 'c'): MenuCategory[] {
  return Array.from({ length: width ?? 0 }, (_, index): MenuCategory => {
    const uid = `${prefix}-${index}`;
    return { uid, name: uid, href: `/${uid}.html`, skinny: false, promo: null, children: createMenu(below, uid) };
  });
}

const getUids = (menu: readonly MenuCategory[]): string[] =>
  menu.flatMap(({ uid, children }) => [uid, ...getUids(children)]);

describe('limitMenu', () => {
  it('keeps a menu that fits', () => {
    const menu = createMenu([5, 4, 3]);
    expect(limitMenu(menu, 85)).toEqual(menu);
  });

  it('leaves out the whole third level when it does not fit', () => {
    const menu = createMenu([5, 4, 3]);
    expect(getUids(limitMenu(menu, 84))).toEqual(getUids(menu).filter((uid) => uid.split('-').length < 4));
  });

  it('keeps the beginning of each second level when that does not fit either', () => {
    const limited = limitMenu(createMenu([5, 10, 40]), 25);
    expect(limited.map(({ children }) => children.map(({ uid }) => uid))).toEqual(
      [0, 1, 2, 3, 4].map((top) => [0, 1, 2, 3].map((child) => `c-${top}-${child}`)),
    );
    expect(getUids(limited)).toHaveLength(25);
  });

  it('keeps every top category, with one child at least', () => {
    const limited = limitMenu(createMenu([50, 3]), 10);
    expect(limited).toHaveLength(50);
    expect(limited.every(({ children }) => children.length === 1)).toBe(true);
  });

  it('limits a shop with 2,000 categories to 400', () => {
    expect(getUids(limitMenu(createMenu([10, 14, 13]))).length).toBeLessThanOrEqual(400);
  });
});
