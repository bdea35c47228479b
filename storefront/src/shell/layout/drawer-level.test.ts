import { describe, expect, it } from 'vitest';
import { getPreloadedLevel, toDrawerLevel } from './drawer-level.ts';
import { drawerLevelQuery } from './drawer-operations.ts';
import { sampleMenu } from './testing/sample-menu.ts';

const child = (uid: string, more: object = {}) => ({
  uid,
  name: uid,
  position: 1,
  include_in_menu: 1,
  url_path: `a/${uid}`,
  url_suffix: '.html',
  children_count: '2',
  children: [],
  ...more,
});
const level = (...children: ReturnType<typeof child>[]) => ({
  categories: { items: [{ uid: 'a', name: 'A', url_path: 'a', url_suffix: '.html', children_count: '9', children }] },
});

describe('drawerLevelQuery', () => {
  it('[NAV-14] asks for the categories whose category_uid is one of a list, with children_count and url_suffix', () => {
    const document = drawerLevelQuery.document.toString();
    expect(document).toContain('categories(filters:{category_uid:{in:[$id]}})');
    for (const field of ['uid', 'name', 'position', 'include_in_menu', 'url_path', 'url_suffix', 'children_count'])
      expect(document).toMatch(new RegExp(`\\b${field}\\b`));
  });
});

describe('toDrawerLevel', () => {
  it('[NAV-16] leaves out categories with include_in_menu 0, and orders the others', () => {
    const categories = toDrawerLevel(
      level(
        child('c', { position: 2 }),
        child('hidden', { include_in_menu: 0 }),
        child('b', { children: [child('d', { include_in_menu: 0 }), child('e')] }),
      ),
    );
    expect(categories).toEqual([
      { uid: 'b', name: 'b', href: '/a/b.html', hasChildren: true },
      { uid: 'c', name: 'c', href: '/a/c.html', hasChildren: false },
    ]);
  });

  it('has no further level where all categories below are inactive or not in menus', () => {
    const inactive = child('inactive', { children_count: '3' });
    const hidden = child('hidden', { children_count: '1', children: [child('d', { include_in_menu: 0 })] });
    expect(toDrawerLevel(level(inactive, hidden))?.map(({ hasChildren }) => hasChildren)).toEqual([false, false]);
  });

  it('knows nothing without an answer or a category', () => {
    expect(toDrawerLevel(undefined)).toBeUndefined();
    expect(toDrawerLevel({ categories: { items: [] } })).toBeUndefined();
  });
});

describe('getPreloadedLevel', () => {
  it('shows the top and each level of the menu that came with the page', () => {
    expect(getPreloadedLevel(sampleMenu, null)?.map(({ uid }) => uid)).toEqual(['vitamins', 'sport']);
    expect(getPreloadedLevel(sampleMenu, 'vitamin-d')?.map(({ uid }) => uid)).toEqual(['drops']);
  });

  it('knows nothing below the menu', () => {
    expect(getPreloadedLevel(sampleMenu, 'drops')).toBeUndefined();
    expect(getPreloadedLevel(sampleMenu, 'unknown')).toBeUndefined();
  });
});
