// @vitest-environment jsdom
import { sanitizeHtml } from '@witryna/page-builder/parser';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ShopLocation } from './navigation-types.ts';
import { createScrollRestoration, readScrollPosition, scrollToContent } from './scroll-restoration.ts';

const scrollTo = vi.fn<(x: number, y: number) => void>();
const createLocation = (key: string, hash = ''): ShopLocation => ({
  pathname: '/',
  search: '',
  hash,
  state: null,
  key,
});

/** Scrolls as the shopper does. */
function scrollBy(y: number) {
  vi.stubGlobal('scrollY', y);
}

beforeEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  scrollTo.mockClear();
  vi.stubGlobal('scrollTo', scrollTo);
  sessionStorage.clear();
  document.body.replaceChildren();
});

describe('createScrollRestoration', () => {
  it('begins a new page at its top', () => {
    const memory = createScrollRestoration(window);
    memory.willShow(createLocation('b'), 'push', false);
    memory.apply();
    expect(scrollTo.mock.calls).toEqual([[0, 0]]);
  });

  it('comes back to where an entry was left', () => {
    const memory = createScrollRestoration(window);
    scrollBy(740);
    memory.leave('a');
    memory.willShow(createLocation('a', '#x'), 'pop', false);
    memory.apply();
    expect(scrollTo.mock.calls).toEqual([[0, 740]]);
  });

  it('knows the place also after a reload', () => {
    scrollBy(740);
    createScrollRestoration(window).leave('a');
    expect(readScrollPosition(window, 'a')).toBe(740);
    expect(readScrollPosition(window, 'b')).toBeNull();
    const memory = createScrollRestoration(window);
    memory.willShow(createLocation('a'), 'pop', false);
    memory.apply();
    expect(scrollTo.mock.calls).toEqual([[0, 740]]);
  });

  it('scrolls once, and not at all when the position is to be kept', () => {
    const memory = createScrollRestoration(window);
    memory.willShow(createLocation('b'), 'push', false);
    memory.willShow(createLocation('b'), 'push', true);
    memory.apply();
    expect(scrollTo).not.toHaveBeenCalled();
    memory.willShow(createLocation('b'), 'push', false);
    memory.apply();
    memory.apply();
    expect(scrollTo).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['#opinie', 'opinie'],
    ['#%C5%BCelazo', 'żelazo'],
    ['#100%', '100%'],
  ])('goes to the element of %s', (hash, id) => {
    const target = document.createElement('p');
    target.id = id;
    target.scrollIntoView = vi.fn();
    document.body.append(target);
    const memory = createScrollRestoration(window);
    memory.willShow(createLocation('b', hash), 'push', false);
    memory.apply();
    expect(target.scrollIntoView).toHaveBeenCalledOnce();
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('goes to an element of content, whose ids have a prefix', () => {
    document.body.innerHTML = sanitizeHtml('<h2 id="żelazo">a</h2>');
    const scrolled = vi.fn();
    for (const heading of document.querySelectorAll('h2')) heading.scrollIntoView = scrolled;
    const memory = createScrollRestoration(window);
    memory.willShow(createLocation('b', '#%C5%BCelazo'), 'push', false);
    memory.apply();
    expect(scrolled).toHaveBeenCalledTimes(1);
    expect(scrollToContent(window, '#%C5%BCelazo')).toBe(true);
    expect(scrolled).toHaveBeenCalledTimes(2);
    expect(scrollToContent(window, '#cynk')).toBe(false);
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('goes to the top for a target in a closed tab, which then scrolls to it', () => {
    document.body.innerHTML = '<h2 id="pb-cynk" hidden>a</h2>';
    for (const heading of document.querySelectorAll('h2')) heading.checkVisibility = () => !heading.hidden;
    const memory = createScrollRestoration(window);
    memory.willShow(createLocation('b', '#cynk'), 'push', false);
    memory.apply();
    expect(scrollTo.mock.calls).toEqual([[0, 0]]);
  });

  it('shows where the closed tabs of a target are when a page opens', () => {
    document.body.innerHTML =
      '<main><div id="outer"><div hidden><div id="inner"><div hidden><h2 id="pb-cynk">a</h2></div></div></div></div></main>';
    const scrolled: string[] = [];
    for (const element of document.querySelectorAll('*')) {
      element.scrollIntoView = () => void scrolled.push(element.id);
      element.checkVisibility = () => element.closest('[hidden]') === null;
    }
    expect(scrollToContent(window, '#cynk')).toBe(true);
    expect(scrolled).toEqual(['outer']);
  });

  it('goes to the top for a fragment that the page does not have', () => {
    const memory = createScrollRestoration(window);
    memory.willShow(createLocation('b', '#%'), 'push', false);
    memory.apply();
    expect(scrollTo.mock.calls).toEqual([[0, 0]]);
  });

  it('keeps the last 50 entries', () => {
    const memory = createScrollRestoration(window);
    for (let index = 0; index <= 50; index += 1) memory.leave(`entry${index}`);
    expect(readScrollPosition(window, 'entry0')).toBeNull();
    expect(readScrollPosition(window, 'entry1')).toBe(0);
    expect(readScrollPosition(window, 'entry50')).toBe(0);
  });

  it('works without a storage', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const memory = createScrollRestoration(window);
    scrollBy(740);
    memory.leave('a');
    memory.willShow(createLocation('a'), 'pop', false);
    memory.apply();
    expect(scrollTo.mock.calls).toEqual([[0, 740]]);
  });

  it.each(['{', '1', '{"a":1}', '[["a"],["b","c"],null,[1,2]]'])('takes damaged positions %s for none', (text) => {
    sessionStorage.setItem('witryna_scroll', text);
    expect(readScrollPosition(window, 'a')).toBeNull();
    expect(readScrollPosition(window, 'b')).toBeNull();
  });
});

describe('the link that led on', () => {
  function showLinks() {
    document.body.innerHTML = '<a href="/a">obraz</a><a href="/b">b</a><a href="/a">nazwa</a>';
    return Array.from(document.links);
  }

  it('[G-5] has the focus again on Back, also where another link leads to the same page', () => {
    const memory = createScrollRestoration(window);
    showLinks()[2]?.focus();
    memory.leave('list');
    const [, , again] = showLinks();
    memory.willShow(createLocation('list'), 'pop', false);
    expect(memory.applyFocus()).toBe(true);
    expect(document.activeElement).toBe(again);
    expect(memory.applyFocus()).toBe(false);
  });

  it('[G-5] is not looked for on the way forward, where no link had the focus, and where it is gone', () => {
    const memory = createScrollRestoration(window);
    showLinks()[1]?.focus();
    memory.leave('list');
    memory.willShow(createLocation('list'), 'push', false);
    expect(memory.applyFocus()).toBe(false);
    memory.willShow(createLocation('other'), 'pop', false);
    expect(memory.applyFocus()).toBe(false);
    document.body.replaceChildren();
    memory.willShow(createLocation('list'), 'pop', false);
    expect(memory.applyFocus()).toBe(false);
  });
});
