// @vitest-environment jsdom
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { takeEarlyEvents } from '../../src/platform/hydration/early-events.ts';
import { earlyScript } from './early-script.ts';

const notices = () => document.querySelectorAll('[role="alert"]').length;

function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  return element;
}

/** Clicks, and returns whether something has kept the browser from what it would do. */
function isPrevented(selector: string): boolean {
  let isPrevented = false;
  const onClick = (event: Event) => {
    isPrevented = event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', onClick, { once: true });
  find(selector).click();
  return isPrevented;
}

// As the browser runs the script of a page.
beforeAll(() => window.eval(earlyScript));

beforeEach(() => {
  window.witrynaEvents = [];
  document.body.innerHTML =
    '<form id="buy"><input name="sku"><button data-replay>Buy</button></form><button type="button" id="open">Open</button><a href="#x"><b>x</b></a><form><button>Send</button><input type="text"><input type="radio"></form>' +
    '<template id="witryna-incomplete"><div role="alert">incomplete</div></template><i id="witryna-boot"></i>';
});

describe('earlyScript', () => {
  it('is smaller than 550 bytes', () => expect(Buffer.byteLength(earlyScript)).toBeLessThan(550));

  it('keeps what is done until the application handles events, each control once', () => {
    const text = find('[type="text"]');
    find('#open').click();
    find('#open').click();
    find('a b').click();
    find('[type="radio"]').click();
    for (const value of ['a', 'ab']) {
      Object.assign(text, { value });
      text.dispatchEvent(new Event('input', { bubbles: true }));
    }
    expect(takeEarlyEvents(window)).toEqual([
      { type: 'press', target: find('#open') },
      { type: 'check', target: find('[type="radio"]'), checked: true },
      { type: 'input', target: text, value: 'ab' },
    ]);
    find('#open').click();
    expect(takeEarlyEvents(window)).toEqual([]);
  });

  it('keeps the click of a button with `data-replay` from submitting its form', () => {
    expect(isPrevented('[data-replay]')).toBe(true);
    expect(isPrevented('form:not(#buy) button')).toBe(false);
    expect(takeEarlyEvents(window)).toEqual([{ type: 'press', target: find('[data-replay]') }]);
    // The application handles it from now on.
    expect(isPrevented('[data-replay]')).toBe(false);
  });

  it('says that the page is incomplete when the boot script is missing, and again when a button is clicked', () => {
    find('#open').dispatchEvent(new Event('error'));
    expect(notices()).toBe(0);
    find('#witryna-boot').dispatchEvent(new Event('error'));
    expect(notices()).toBe(1);
    for (const [id, expected] of [
      ['a b', 0],
      ['#open', 1],
    ] as const) {
      document.querySelector('[role="alert"]')?.remove();
      find(id).click();
      expect(notices(), id).toBe(expected);
    }
  });

  it('marks an image that cannot be loaded until another file of it is', () => {
    document.body.innerHTML = '<img src="/gone.jpg" alt=""><svg><image/></svg>';
    find('svg image').dispatchEvent(new Event('error'));
    find('img').dispatchEvent(new Event('error'));
    expect(find('img').hasAttribute('data-broken')).toBe(true);
    expect(find('svg image').hasAttribute('data-broken')).toBe(false);
    find('img').dispatchEvent(new Event('load'));
    expect(find('img').hasAttribute('data-broken')).toBe(false);
    expect(notices()).toBe(0);
  });

  it('leaves the form of a button with `data-replay` to the browser when the boot script is missing', () => {
    find('#witryna-boot').dispatchEvent(new Event('error'));
    expect(isPrevented('[data-replay]')).toBe(false);
  });

  it('says so when the application finds out, and leaves clicks to the application', () => {
    takeEarlyEvents(window);
    window.dispatchEvent(new Event('witryna:incomplete'));
    expect(notices()).toBe(1);
    document.querySelector('[role="alert"]')?.remove();
    find('#open').click();
    expect(notices()).toBe(0);
  });
});
