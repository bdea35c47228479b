// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleMenu } from './testing/sample-menu.ts';
import { findActiveItems, toMegaMenuItems } from './menu-items.tsx';

describe('findActiveItems', () => {
  it.each([
    ['/witaminy.html', { current: 'vitamins', top: 'vitamins' }],
    ['/witaminy/witamina-c.html', { current: 'vitamin-c', top: 'vitamins' }],
    ['/witaminy/witamina-d/krople.html', { current: 'drops', top: 'vitamins' }],
    ['/sport.html', { current: 'sport', top: 'sport' }],
  ])('[NAV-29] finds the category of %s and the one above it', (pathname, place) =>
    expect(findActiveItems(sampleMenu, pathname)).toEqual(place),
  );

  it('[NAV-29] finds the top category of a page below it that is not in the menu', () => {
    expect(findActiveItems(sampleMenu, '/witaminy/nowosci.html')).toEqual({ top: 'vitamins' });
  });

  it.each(['/', '/cart', '/witaminy', '/witaminy-i-sport.html', '/sport.html/x', '/x/witaminy.html'])(
    'finds nothing for %s',
    (pathname) => expect(findActiveItems(sampleMenu, pathname)).toEqual({}),
  );
});

describe('toMegaMenuItems', () => {
  it('gives three levels with their addresses', () => {
    expect(toMegaMenuItems(sampleMenu)).toEqual([
      {
        id: 'vitamins',
        label: 'vitamins',
        href: '/witaminy.html',
        skinny: false,
        children: [
          {
            id: 'vitamin-d',
            label: 'vitamin-d',
            href: '/witaminy/witamina-d.html',
            children: [{ id: 'drops', label: 'drops', href: '/witaminy/witamina-d/krople.html' }],
          },
          { id: 'vitamin-c', label: 'vitamin-c', href: '/witaminy/witamina-c.html', children: [] },
        ],
      },
      { id: 'sport', label: 'sport', href: '/sport.html', skinny: false, children: [] },
    ]);
  });

  it('[NAV-31] shows the promotion of a category', () => {
    const [item] = toMegaMenuItems(sampleMenu.map((category) => ({ ...category, promo: '<strong>Lato</strong>' })));
    expect(render(item?.promo).container.querySelector('strong')?.textContent).toBe('Lato');
  });
});
