import { describe, expect, it } from 'vitest';
import { keyboardTable, findKeys } from './keyboard.mjs';

describe('keys in a title', () => {
  it.each([
    ['Enter and Space toggle, Tab goes on', ['Enter', 'Space', 'Tab']],
    ['Shift+Tab goes back', ['Shift+Tab']],
    ['ArrowUp and ArrowDown change by one', ['ArrowUp', 'ArrowDown']],
    ['arrows wrap, Home and End go to the ends', ['Arrows', 'Home', 'End']],
    ['Left, Right move among thumbnails', ['ArrowLeft', 'ArrowRight']],
    ['F6 leads into the toasts, and F6 back', ['F6']],
    ['leaves the arrow keys to the page', ['Arrows']],
    ['shows an arrow in place of the action', []],
    ['space for the summary of the cart page', []],
    ['Home page, parent and current page are on one line', []],
    ['Home and Space work; PageUp too', ['Home', 'Space', 'PageUp']],
    ['Tabs have panels; the arrow button stands Left of them', []],
  ])('"%s": %j', (title, keys) => {
    expect(findKeys(title)).toEqual(keys);
  });
});

describe('a keyboard table', () => {
  it('has what titles with keys say, once, with the first that says it', () => {
    const proof = (file: string, title: string) => ({ file, title, kind: 'test' as const });
    const proofs = [proof('a', 'Menu › [MM-9] Escape closes'), proof('a', 'Menu › opens'), proof('b', 'Escape closes')];
    expect(keyboardTable(proofs)).toEqual([{ keys: ['Escape'], text: 'Escape closes', proof: proofs[0] }]);
  });
});
