import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  closedMegaMenu,
  megaMenuReducer,
  skinnyColumns,
  topItemKeyAction,
  type MegaMenuEvent,
  type MegaMenuState,
  type OpenedBy,
} from './mega-menu-state.ts';

const after = (...events: MegaMenuEvent[]): MegaMenuState => events.reduce(megaMenuReducer, closedMegaMenu);
const open = (id: string, by: OpenedBy): MegaMenuEvent => ({ type: 'open', id, by });

describe('megaMenuReducer', () => {
  it.each<[string, OpenedBy]>([
    ['[NAV-19] hovering', 'pointer'],
    ['[NAV-20] focusing', 'focus'],
    ['[NAV-21] touching', 'touch'],
    ['[NAV-23] a key', 'keyboard'],
  ])('opens a panel on %s', (_, by) => {
    expect(after(open('witaminy', by))).toMatchObject({ open: 'witaminy', openedBy: by });
  });

  it('[MM-8] opens one panel in place of another', () => {
    expect(after(open('witaminy', 'pointer'), open('mineraly', 'keyboard'))).toMatchObject({
      open: 'mineraly',
      openedBy: 'keyboard',
    });
  });

  it('keeps how a panel was opened when it then receives focus', () => {
    expect(after(open('witaminy', 'keyboard'), open('witaminy', 'focus')).openedBy).toBe('keyboard');
  });

  it('closes, and lets focus open it again', () => {
    expect(after(open('witaminy', 'focus'), { type: 'close' }, open('witaminy', 'focus')).open).toBe('witaminy');
  });

  it('[NAV-26] stays closed after Escape when focus returns, until focus has left', () => {
    const dismissed = after(open('witaminy', 'focus'), { type: 'dismiss' });
    expect(dismissed.open).toBeNull();
    expect(megaMenuReducer(dismissed, open('witaminy', 'focus')).open).toBeNull();
    expect([{ type: 'focus-left' } as const, open('witaminy', 'focus')].reduce(megaMenuReducer, dismissed).open).toBe(
      'witaminy',
    );
  });

  it('[NAV-28] closes on a click outside and then does not open on focus, even after focus has left', () => {
    const outside = after(open('witaminy', 'focus'), { type: 'click-outside' }, { type: 'focus-left' });
    expect(outside.open).toBeNull();
    expect(megaMenuReducer(outside, open('witaminy', 'focus')).open).toBeNull();
  });

  it('opens on focus again after a panel was opened explicitly', () => {
    expect(
      after({ type: 'click-outside' }, open('witaminy', 'pointer'), { type: 'close' }, open('mineraly', 'focus')).open,
    ).toBe('mineraly');
  });

  it('[MM-10] closes when focus leaves', () => {
    expect(after(open('witaminy', 'keyboard'), { type: 'focus-left' })).toEqual(closedMegaMenu);
  });

  it('stores how a panel was opened only while one is open', () => {
    const id = fc.constantFrom('witaminy', 'mineraly');
    const by = fc.constantFrom<OpenedBy>('pointer', 'focus', 'keyboard', 'touch');
    const event = fc.oneof(
      fc.record({ type: fc.constant('open' as const), id, by }),
      fc.constantFrom<MegaMenuEvent>(
        { type: 'close' },
        { type: 'dismiss' },
        { type: 'click-outside' },
        { type: 'focus-left' },
      ),
    );
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const state = after(...events);
        expect(state.open === null).toBe(state.openedBy === null);
      }),
    );
  });
});

describe('topItemKeyAction', () => {
  const keys = ['ArrowDown', 'ArrowUp', ' ', 'Escape', 'Tab', 'Enter', 'a'];

  it('[NAV-23] ArrowDown opens, then enters the panel', () => {
    expect(topItemKeyAction('ArrowDown', false, true, null)).toBe('open');
    expect(topItemKeyAction('ArrowDown', false, true, 'pointer')).toBe('enter-panel');
  });

  it('[NAV-24] Space opens, and closes what the keyboard opened', () => {
    expect(topItemKeyAction(' ', false, true, null)).toBe('open');
    expect(topItemKeyAction(' ', false, true, 'focus')).toBe('open');
    expect(topItemKeyAction(' ', false, true, 'keyboard')).toBe('close');
  });

  it('[NAV-25] ArrowUp closes, and opens nothing', () => {
    expect(topItemKeyAction('ArrowUp', false, true, 'keyboard')).toBe('dismiss');
    expect(topItemKeyAction('ArrowUp', false, true, null)).toBeNull();
  });

  it('[NAV-26] Escape closes', () => {
    expect(topItemKeyAction('Escape', false, true, 'focus')).toBe('dismiss');
    expect(topItemKeyAction('Escape', false, true, null)).toBeNull();
  });

  it('[NAV-27] Shift+Tab closes and moves on', () => {
    expect(topItemKeyAction('Tab', true, true, 'keyboard')).toBe('close-and-continue');
    expect(topItemKeyAction('Tab', true, true, null)).toBeNull();
  });

  it('Tab enters a panel that was opened explicitly and skips one that focus opened', () => {
    expect(topItemKeyAction('Tab', false, true, 'keyboard')).toBeNull();
    expect(topItemKeyAction('Tab', false, true, 'focus')).toBe('close-and-continue');
  });

  it.each([
    ['ArrowRight', 'next'],
    ['ArrowLeft', 'previous'],
    ['Home', 'first'],
    ['End', 'last'],
  ])('%s moves to the %s item', (key, action) => {
    expect(topItemKeyAction(key, false, false, null)).toBe(action);
  });

  it.each(keys)('[NAV-23] [NAV-24] leaves the key "%s" to the browser on an item without children', (key) => {
    expect(topItemKeyAction(key, false, false, null)).toBeNull();
  });
});

describe('skinnyColumns', () => {
  it('[NAV-30] fills columns of six in order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), (items) => {
        const columns = skinnyColumns(items);
        expect(columns.flat()).toEqual(items);
        expect(columns.slice(0, -1).every((column) => column.length === 6)).toBe(true);
        expect(columns.every((column) => column.length >= 1 && column.length <= 6)).toBe(true);
      }),
    );
  });
});
