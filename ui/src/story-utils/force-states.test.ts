// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { forcedSelector, forceState } from './force-states.ts';

describe('forcedSelector', () => {
  it.each([
    ['.a:hover', '.a:is(:hover, [data-forced-state~="hover"])'],
    [
      '.a:focus-within .b:focus-visible',
      '.a:is(:focus-within, [data-forced-state~="focus-within"]) .b:is(:focus-visible, [data-forced-state~="focus-visible"])',
    ],
    ['.a:not(:focus)', '.a:not(:is(:focus, [data-forced-state~="focus"]))'],
  ])('converts %s to %s', (selector, forced) => {
    expect(forcedSelector(selector)).toBe(forced);
  });

  it.each(['.a', '.hover', '.a:active-view-transition'])('leaves %s as it is', (selector) => {
    expect(forcedSelector(selector)).toBe(selector);
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

  it('leaves rules for elements without the state to those that are not forced', () => {
    const { cell, button } = page('button:not(:focus-visible) { opacity: 0.5 }');
    cell.insertAdjacentHTML('beforeend', '<button class="other">B</button>');
    const other = cell.querySelector('.other');
    if (!other) throw new Error('There is no other button.');
    forceState(cell, button, 'focus-visible');
    expect(getComputedStyle(button).opacity).not.toBe('0.5');
    expect(getComputedStyle(other).opacity).toBe('0.5');
  });

  it('extends each rule once, and keeps their order', () => {
    const { cell, button } = page(
      'button:hover { color: rgb(1, 2, 3) } button { color: rgb(4, 5, 6) } button:active { opacity: 0.5 }',
    );
    forceState(cell, button, 'hover');
    forceState(cell, button, 'active');
    expect(document.styleSheets[0]?.cssRules).toHaveLength(3);
    expect(getComputedStyle(button).opacity).toBe('0.5');
  });
});
