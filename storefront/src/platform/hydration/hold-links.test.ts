// @vitest-environment jsdom
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { holdLinks } from './hold-links.ts';

beforeAll(() => holdLinks(window));

beforeEach(() => {
  window.witrynaEvents = [];
  document.body.innerHTML = '<header></header><main></main><footer></footer>';
});

/** Returns whether a click on a link is kept from the browser. */
function isHeld(html: string, own: MouseEventInit = {}, parent = 'header'): boolean {
  const element = document.querySelector(parent);
  if (!element) throw new Error(`There is no ${parent}.`);
  element.innerHTML = html;
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...own });
  element.querySelector('a')?.firstElementChild?.dispatchEvent(event);
  const held = event.defaultPrevented;
  // The timer finds that the application has started.
  window.witrynaEvents = null;
  return held;
}

describe('holdLinks', () => {
  it('holds a plain click on a link of the shop in the header, which may open a panel', () => {
    expect(isHeld('<a href="/sport.html"><b>Sport</b></a>')).toBe(true);
  });

  it.each(['main', 'footer'])('leaves links of the %s to the browser, which is sooner there', (parent) => {
    expect(isHeld('<a href="/sport.html"><b>Sport</b></a>', {}, parent)).toBe(false);
  });

  it.each([
    '<a href="#opinie"><b>Opinie</b></a>',
    '<a href="/a.pdf" download><b>PDF</b></a>',
    '<a href="/sport.html" target="_blank"><b>Sport</b></a>',
    '<a href="https://example.com/"><b>Example</b></a>',
  ])('leaves %s to the browser', (html) => {
    expect(isHeld(html)).toBe(false);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'leaves a click with %j to the browser',
    (own) => {
      expect(isHeld('<a href="/sport.html"><b>Sport</b></a>', own)).toBe(false);
    },
  );

  it('leaves all links to the application once it has started', () => {
    window.witrynaEvents = null;
    expect(isHeld('<a href="/sport.html"><b>Sport</b></a>')).toBe(false);
  });
});
