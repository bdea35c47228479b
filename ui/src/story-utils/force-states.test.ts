// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { forcedSelector, forceState } from './force-states.ts';

describe('forcedSelector', () => {
  it.each([
    ['.a:hover', '.a[data-forced-state~="hover"]'],
    [
      '.a:focus-within .b:focus-visible',
      '.a[data-forced-state~="focus-within"] .b[data-forced-state~="focus-visible"]',
    ],
    ['.a:not(:focus)', '.a:not([data-forced-state~="focus"])'],
  ])('converts %s to %s', (selector, forced) => {
    expect(forcedSelector(selector)).toBe(forced);
  });

  it.each(['.a', '.hover', '.a:active-view-transition'])('returns null for %s', (selector) => {
    expect(forcedSelector(selector)).toBeNull();
  });
});

describe('forceState', () => {
  afterEach(() => {
    document.head.innerHTML = '';
    document.body.innerHTML = '';
  });

  function page(css: string) {
    document.head.innerHTML = `<style>${css}</style>`;
    document.body.innerHTML = '<div class="cell"><p class="row"><button>A</button></p></div>';
    const cell = document.querySelector('.cell');
    const button = document.querySelector('button');
    if (!cell || !button) throw new Error('The document has no body.');
    return { cell, button };
  }

  it('shows an element and its ancestors as hovered, also by rules within media queries', () => {
    const { cell, button } = page(
      '@media all { .row:hover button { color: rgb(1, 2, 3) } } button:focus-visible { opacity: 0.5 }',
    );
    forceState(cell, button, 'hover');
    expect(getComputedStyle(button).color).toBe('rgb(1, 2, 3)');
    expect(getComputedStyle(button).opacity).not.toBe('0.5');
  });

  it('adds the copy of a rule once, directly after it', () => {
    const { cell, button } = page(
      'button:hover { color: rgb(1, 2, 3) } button { color: rgb(4, 5, 6) } button:active { opacity: 0.5 }',
    );
    forceState(cell, button, 'hover');
    forceState(cell, button, 'active');
    expect(document.styleSheets[0]?.cssRules).toHaveLength(5);
    expect(getComputedStyle(button).opacity).toBe('0.5');
  });
});
