import { describe, expect, it } from 'vitest';
import { sampleMenu } from './testing/sample-menu.ts';
import { menuLevel, parentOf } from './menu-level.ts';

const uids = (categories: readonly { uid: string }[]) => categories.map(({ uid }) => uid);

describe('menuLevel', () => {
  it('shows a category with its children', () => {
    const level = menuLevel(sampleMenu, 'vitamin-d');
    expect(level.category?.uid).toBe('vitamin-d');
    expect(uids(level.categories)).toEqual(['drops']);
  });

  it.each([null, 'unknown'])('shows the top for %j', (uid) => {
    const level = menuLevel(sampleMenu, uid);
    expect(level.category).toBeNull();
    expect(uids(level.categories)).toEqual(['vitamins', 'sport']);
  });
});

describe('parentOf', () => {
  it('[NAV-07] goes up one level at a time', () => {
    expect(parentOf(sampleMenu, 'drops')?.uid).toBe('vitamin-d');
    expect(parentOf(sampleMenu, 'vitamin-d')?.uid).toBe('vitamins');
    expect(parentOf(sampleMenu, 'vitamins')).toBeNull();
  });

  it.each([null, 'unknown'])('is null for %j', (uid) => expect(parentOf(sampleMenu, uid)).toBeNull());
});
