import { vi } from 'vitest';

/**
 * Lets a test decide whether the focused element matches `:focus-visible`, which jsdom cannot reliably tell. Ends with
 * `vi.restoreAllMocks()`.
 *
 * @returns set `keyboardIsUsed` to false for focus by a pointer
 */
export function mockFocusVisible(): { keyboardIsUsed: boolean } {
  const focus = { keyboardIsUsed: true };
  const { matches } = Element.prototype;
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    return selector === ':focus-visible'
      ? focus.keyboardIsUsed && this === document.activeElement
      : matches.call(this, selector);
  });
  return focus;
}
