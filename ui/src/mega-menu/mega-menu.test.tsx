// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mockFocusVisible } from '../testing/mock-focus-visible.ts';
import { MegaMenu, type MegaMenuItem, type MegaMenuProps } from './index.ts';

const items: MegaMenuItem[] = [
  {
    id: 'witaminy',
    label: 'Witaminy',
    href: '/witaminy.html',
    children: [
      {
        id: 'd',
        label: 'Witamina D',
        href: '/witaminy/d.html',
        children: [{ id: 'd3', label: 'D3 + K2', href: '/witaminy/d/d3.html' }],
      },
      { id: 'c', label: 'Witamina C', href: '/witaminy/c.html' },
    ],
  },
  {
    id: 'mineraly',
    label: 'Minerały',
    href: '/mineraly.html',
    skinny: true,
    children: Array.from({ length: 7 }, (_, index) => ({
      id: `m${index}`,
      label: `Minerał ${index + 1}`,
      href: `/mineraly/${index}.html`,
    })),
  },
  { id: 'poradnik', label: 'Poradnik', href: '/poradnik.html', children: [] },
];

// Following a link must not unload the page of the test.
const stay = (event: Event) => event.preventDefault();
let focusVisible: ReturnType<typeof mockFocusVisible>;
beforeEach(() => {
  focusVisible = mockFocusVisible();
  vi.useFakeTimers();
  window.addEventListener('click', stay);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  window.removeEventListener('click', stay);
});

const menu = (props: Partial<MegaMenuProps> = {}) => (
  <>
    <button>przed</button>
    <MegaMenu items={items} label="Kategorie" seeAllLabel={(name) => `Zobacz wszystko: ${name}`} {...props} />
    <button>za</button>
  </>
);
const renderMenu = (props?: Partial<MegaMenuProps>) => render(menu(props));
const top = (name: string) => screen.getByRole('link', { name });
const isOpen = (name: string) => top(name).getAttribute('aria-expanded') === 'true';
const panel = (name: string) => document.getElementById(top(name).getAttribute('aria-controls') ?? '');
const item = (name: string) => top(name).closest('li') ?? document.body;
const focus = (name: string) => act(() => top(name).focus());
const press = (key: string, shiftKey = false) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, shiftKey });
const hover = (name: string) => fireEvent.pointerEnter(item(name), { pointerType: 'mouse' });
const leave = (name: string) => fireEvent.pointerLeave(item(name), { pointerType: 'mouse' });
const pass = (time: number) => act(() => void vi.advanceTimersByTime(time));

describe('MegaMenu', () => {
  it('[NAV-19] opens on hover, and only for a mouse', () => {
    renderMenu();
    fireEvent.pointerEnter(item('Witaminy'), { pointerType: 'touch' });
    expect(isOpen('Witaminy')).toBe(false);
    hover('Witaminy');
    expect(isOpen('Witaminy')).toBe(true);
    expect(panel('Witaminy')?.hidden).toBe(false);
  });

  it('[NAV-20] opens on focus', () => {
    renderMenu();
    focus('Witaminy');
    expect(isOpen('Witaminy')).toBe(true);
  });

  it('does not open on focus from a pointer press', () => {
    focusVisible.keyboardIsUsed = false;
    renderMenu();
    focus('Witaminy');
    expect(isOpen('Witaminy')).toBe(false);
  });

  it.each(['touch', 'pen'])('[NAV-21] [MM-14] opens on %s, and follows the link on the second tap', (pointerType) => {
    renderMenu();
    const tap = () => {
      fireEvent.pointerDown(top('Witaminy'), { pointerType });
      return fireEvent.click(top('Witaminy'));
    };
    window.removeEventListener('click', stay);
    expect(tap()).toBe(false);
    expect(isOpen('Witaminy')).toBe(true);
    window.addEventListener('click', stay);
    tap();
    expect(isOpen('Witaminy')).toBe(false);
  });

  it('[NAV-21] ignores a touch that became a scroll', () => {
    renderMenu();
    fireEvent.pointerDown(top('Witaminy'), { pointerType: 'touch' });
    focus('Witaminy');
    expect(isOpen('Witaminy')).toBe(false);
    fireEvent.pointerCancel(top('Witaminy'), { pointerType: 'touch' });
    act(() => top('Witaminy').blur());
    focus('Witaminy');
    expect(isOpen('Witaminy')).toBe(true);
  });

  it('has a panel with its own id for each item, also if ids of items have no Latin letters', () => {
    const children = [{ id: 'c', label: 'C', href: '/c.html' }];
    render(
      <MegaMenu
        items={['витамины', 'минералы'].map((id) => ({ id, label: id, href: `/${id}.html`, children }))}
        label="Kategorie"
      />,
    );
    const panels = Array.from(document.querySelectorAll('[data-part="panel"]'), ({ id }) => id);
    expect(new Set(panels).size).toBe(2);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('aria-controls'))).toEqual(panels);
  });

  it('[NAV-22] closes 100 ms after the pointer has left', () => {
    renderMenu();
    hover('Witaminy');
    leave('Witaminy');
    pass(99);
    expect(isOpen('Witaminy')).toBe(true);
    pass(1);
    expect(isOpen('Witaminy')).toBe(false);
  });

  it('[NAV-22] stays open when the pointer returns within 100 ms', () => {
    renderMenu();
    hover('Witaminy');
    leave('Witaminy');
    pass(99);
    hover('Witaminy');
    pass(1000);
    expect(isOpen('Witaminy')).toBe(true);
  });

  it('[NAV-22] does not close the panel of the item that the pointer has entered', () => {
    renderMenu();
    hover('Witaminy');
    leave('Witaminy');
    hover('Minerały');
    pass(1000);
    expect([isOpen('Witaminy'), isOpen('Minerały')]).toEqual([false, true]);
  });

  describe('[MM-13] the pointer on its diagonal way into the open panel', () => {
    const move = (type: 'pointerEnter' | 'pointerMove', name: string, x: number, y: number) =>
      fireEvent[type](item(name), { pointerType: 'mouse', clientX: x, clientY: y });
    beforeEach(() => {
      vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
        DOMRect.fromRect({ x: 0, y: 100, width: 1000, height: 300 }),
      );
    });
    const openAndLeave = () => {
      renderMenu();
      move('pointerEnter', 'Witaminy', 100, 40);
      move('pointerMove', 'Witaminy', 140, 50);
      leave('Witaminy');
    };

    it('crosses another item without opening it', () => {
      openAndLeave();
      move('pointerEnter', 'Minerały', 160, 60);
      pass(60);
      move('pointerMove', 'Minerały', 200, 80);
      pass(60);
      move('pointerEnter', 'Witaminy', 220, 110);
      pass(1000);
      expect([isOpen('Witaminy'), isOpen('Minerały')]).toEqual([true, false]);
    });

    it('opens the item on which it stops', () => {
      openAndLeave();
      move('pointerEnter', 'Minerały', 160, 60);
      pass(99);
      expect(isOpen('Witaminy')).toBe(true);
      pass(1);
      expect([isOpen('Witaminy'), isOpen('Minerały')]).toEqual([false, true]);
    });

    it('opens the item immediately when it turns along the bar', () => {
      openAndLeave();
      move('pointerEnter', 'Minerały', 160, 60);
      move('pointerMove', 'Minerały', 200, 60);
      expect(isOpen('Minerały')).toBe(true);
    });
  });

  it('[NAV-31] shows the promotion of a category in its panel', () => {
    renderMenu({
      items: items.map((entry) => (entry.id === 'witaminy' ? { ...entry, promo: <p>Zestaw witamin</p> } : entry)),
    });
    expect(panel('Witaminy')?.contains(screen.getByText('Zestaw witamin'))).toBe(true);
  });

  it('[NAV-23] ArrowDown opens, then moves to the first link of the panel', () => {
    renderMenu();
    focus('Witaminy');
    press('Escape');
    expect(press('ArrowDown')).toBe(false);
    expect(isOpen('Witaminy')).toBe(true);
    expect(document.activeElement).toBe(top('Witaminy'));
    press('ArrowDown');
    expect(document.activeElement).toBe(screen.getByText('Witamina D'));
  });

  it('[NAV-24] [MM-5] Space opens, does not scroll, and closes again without moving focus; Enter follows the link', () => {
    renderMenu();
    focus('Witaminy');
    press('Escape');
    expect(press(' ')).toBe(false);
    expect(isOpen('Witaminy')).toBe(true);
    expect(document.activeElement).toBe(top('Witaminy'));
    press(' ');
    expect(isOpen('Witaminy')).toBe(false);
    expect(document.activeElement).toBe(top('Witaminy'));
    expect(press('Enter')).toBe(true);
    expect(isOpen('Witaminy')).toBe(false);
  });

  it('[NAV-23] [NAV-24] leaves both keys to the browser on an item without children', () => {
    renderMenu();
    focus('Poradnik');
    expect(press('ArrowDown')).toBe(true);
    expect(press(' ')).toBe(true);
  });

  it.each([
    ['[NAV-25]', 'ArrowUp'],
    ['[NAV-26]', 'Escape'],
  ])('%s %s closes and leaves focus in place', (_, key) => {
    renderMenu();
    focus('Witaminy');
    expect(isOpen('Witaminy')).toBe(true);
    press(key);
    expect(isOpen('Witaminy')).toBe(false);
    expect(document.activeElement).toBe(top('Witaminy'));
  });

  it('[NAV-26] [MM-9] Escape in a panel closes it and returns focus to its item', () => {
    renderMenu();
    focus('Witaminy');
    press('ArrowDown');
    press('Escape');
    expect(isOpen('Witaminy')).toBe(false);
    expect(document.activeElement).toBe(top('Witaminy'));
  });

  it('[NAV-26] [MM-13] Escape closes a hovered panel wherever focus is', () => {
    renderMenu();
    hover('Witaminy');
    press('Escape');
    expect(isOpen('Witaminy')).toBe(false);
  });

  it('[NAV-27] Shift+Tab closes before focus moves, so that no link of the panel is a tab stop', () => {
    renderMenu();
    focus('Witaminy');
    press('ArrowDown');
    act(() => top('Witaminy').focus());
    expect(press('Tab', true)).toBe(true);
    expect(panel('Witaminy')?.hidden).toBe(true);
  });

  it('[NAV-28] closes on a click outside and no longer opens on focus', () => {
    renderMenu();
    focus('Witaminy');
    fireEvent.pointerDown(screen.getByText('za'));
    act(() => screen.getByText('za').focus());
    expect(isOpen('Witaminy')).toBe(false);
    focus('Witaminy');
    expect(isOpen('Witaminy')).toBe(false);
    press('ArrowDown');
    expect(isOpen('Witaminy')).toBe(true);
  });

  it('[NAV-28] does not close on a click inside', () => {
    renderMenu();
    hover('Witaminy');
    fireEvent.pointerDown(panel('Witaminy') ?? document.body);
    expect(isOpen('Witaminy')).toBe(true);
  });

  it('[NAV-30] shows the children of a slim category in columns of six', () => {
    renderMenu();
    expect([...(panel('Minerały')?.querySelectorAll('ul') ?? [])].map((column) => column.children.length)).toEqual([
      6, 1,
    ]);
  });

  it('[MM-1] is a navigation with a name, a list, and lists in the same item', () => {
    renderMenu();
    const navigation = screen.getByRole('navigation', { name: 'Kategorie' });
    expect([...navigation.querySelectorAll('ul')][0]?.children).toHaveLength(3);
    expect(item('Witaminy').contains(panel('Witaminy'))).toBe(true);
  });

  it('[MM-2] has no role of an application menu', () => {
    const { container } = renderMenu();
    expect(container.querySelector('[role^="menu"]')).toBeNull();
  });

  it('[MM-3] exposes on the link of a category that it has a panel named by it, and whether that is open', () => {
    renderMenu();
    for (const [name, href] of [
      ['Witaminy', '/witaminy.html'],
      ['Minerały', '/mineraly.html'],
    ] as const) {
      expect(top(name).getAttribute('href')).toBe(href);
      expect(top(name).getAttribute('aria-expanded')).toBe('false');
      expect(item(name).contains(panel(name))).toBe(true);
      hover(name);
      expect(top(name).getAttribute('aria-expanded')).toBe('true');
    }
    expect(panel('Witaminy')).not.toBe(panel('Minerały'));
  });

  it('[MM-4] has a plain link for an item without children', () => {
    renderMenu();
    expect(top('Poradnik').hasAttribute('aria-expanded')).toBe(false);
    expect(top('Poradnik').hasAttribute('aria-controls')).toBe(false);
  });

  it('[MM-10] closes when focus leaves the navigation', () => {
    renderMenu();
    focus('Witaminy');
    act(() => screen.getByText('za').focus());
    expect(isOpen('Witaminy')).toBe(false);
    expect(document.activeElement).toBe(screen.getByText('za'));
  });

  it('closes when focus moves along the bar to an item without a panel', () => {
    renderMenu();
    focus('Minerały');
    expect(isOpen('Minerały')).toBe(true);
    press('ArrowRight');
    expect(document.activeElement).toBe(top('Poradnik'));
    expect(isOpen('Minerały')).toBe(false);
    press('ArrowLeft');
    expect(isOpen('Minerały')).toBe(true);
  });

  it('[MM-11] arrows move among the links of a panel and stop at its ends', () => {
    renderMenu();
    focus('Witaminy');
    press('ArrowDown');
    press('ArrowDown');
    expect(document.activeElement?.textContent).toBe('D3 + K2');
    press('End');
    expect(document.activeElement?.textContent).toBe('Zobacz wszystko: Witaminy');
    press('ArrowDown');
    expect(document.activeElement?.textContent).toBe('Zobacz wszystko: Witaminy');
    press('Home');
    expect(document.activeElement?.textContent).toBe('Witamina D');
    press('ArrowUp');
    expect(document.activeElement).toBe(top('Witaminy'));
    expect(isOpen('Witaminy')).toBe(false);
  });

  it('moves along the bar with the arrows, Home and End, and stops at the ends', () => {
    renderMenu();
    focus('Witaminy');
    const visited = ['ArrowLeft', 'ArrowRight', 'End', 'ArrowRight', 'ArrowLeft', 'Home'].map((key) => {
      press(key);
      return document.activeElement?.textContent;
    });
    expect(visited).toEqual(['Witaminy', 'Minerały', 'Poradnik', 'Poradnik', 'Minerały', 'Witaminy']);
  });

  it.each(['altKey', 'ctrlKey', 'metaKey'])(
    'leaves combinations with %s to the browser, on the bar and in a panel',
    (modifier) => {
      renderMenu();
      const combine = (key: string) =>
        fireEvent.keyDown(document.activeElement ?? document.body, { key, [modifier]: true });
      focus('Witaminy');
      expect(['ArrowDown', 'ArrowRight', 'End'].map(combine)).toEqual([true, true, true]);
      expect(document.activeElement).toBe(top('Witaminy'));
      press('ArrowDown');
      const first = document.activeElement;
      expect(['ArrowDown', 'End'].map(combine)).toEqual([true, true]);
      expect(document.activeElement).toBe(first);
      expect(first?.textContent).toBe('Witamina D');
    },
  );

  it('[MM-16] marks the current page and its category', () => {
    const { rerender } = renderMenu({ currentId: 'c', currentAncestorId: 'witaminy' });
    expect(top('Witaminy').getAttribute('aria-current')).toBe('true');
    expect(screen.getByText('Witamina C').getAttribute('aria-current')).toBe('page');
    rerender(menu({ currentId: 'witaminy', currentAncestorId: 'witaminy' }));
    expect(top('Witaminy').getAttribute('aria-current')).toBe('page');
  });

  it('closes when a link is followed', () => {
    renderMenu();
    hover('Witaminy');
    fireEvent.click(screen.getByText('Witamina C'));
    expect(isOpen('Witaminy')).toBe(false);
  });

  it('says when its items may need more than one line', () => {
    const { rerender } = renderMenu();
    const nav = screen.getByRole('navigation');
    expect(nav.hasAttribute('data-limited')).toBe(false);
    rerender(menu({ items: Array.from({ length: 15 }, (_, id) => ({ id: `${id}`, label: 'Wyprzedaż', href: '/' })) }));
    expect(nav.hasAttribute('data-limited')).toBe(true);
  });

  it('[MM-7] [MM-18] has every link in the server HTML, in hidden panels', () => {
    const html = renderToString(menu());
    expect(html).toContain('href="/witaminy/d/d3.html"');
    expect(html).toContain('href="/poradnik.html"');
    expect(html.match(/hidden=""/g)).toHaveLength(2);
  });
});
