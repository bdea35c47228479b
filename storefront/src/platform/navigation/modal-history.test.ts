// @vitest-environment jsdom
import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createNavigation, type BrowserNavigation } from './browser-navigation.ts';
import { createModalHistory } from './modal-history.ts';
import type { LoadedPage } from './page.tsx';

const createPage = (title: string): LoadedPage => ({
  messageCatalogs: [],
  element: createElement('p'),
  state: { view: null, metadata: { title } },
});
const address = () => window.location.pathname + window.location.search;

let running: BrowserNavigation;
let isPhone: boolean;

function setUp() {
  running = createNavigation({
    initial: {
      location: { pathname: '/sport.html', search: '', hash: '', state: null, key: 'first' },
      name: 'category',
      page: createPage('Sport'),
    },
    load: async ({ pathname, search }) =>
      Promise.resolve({ outcome: 'page', name: 'category', page: createPage(pathname + search) }),
    window,
    scroll: { leave: () => undefined, willShow: () => undefined, apply: () => undefined, applyFocus: () => false },
    onFailure: (error) => expect.fail(String(error)),
  });
  const opened = createModalHistory(window, running);
  const title = () => running.getState().current.page.state.metadata.title;
  /** Opens a modal; with `asks` it does not close when it is told to. */
  const open = ({ asks = false } = {}) => {
    const closed = opened(() => {
      modal.askedToClose += 1;
      if (!asks) modal.close();
    });
    const modal = {
      isOpen: true,
      askedToClose: 0,
      close: () => {
        modal.isOpen = false;
        closed();
      },
    };
    return modal;
  };
  return { open, title };
}

let onStep: () => void;
// Before all others, which may keep a step to themselves.
window.addEventListener('popstate', () => onStep(), { capture: true });

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Does what leads to a step in the history, and waits for what follows from the step. */
async function stepBy(action: () => void) {
  const stepped = new Promise<void>((resolve) => {
    onStep = resolve;
  });
  action();
  await stepped;
  await nextTask();
}
const back = () => stepBy(() => window.history.back());

beforeEach(() => {
  isPhone = true;
  vi.stubGlobal('matchMedia', () => ({ matches: isPhone }));
  window.history.pushState({ key: 'before', state: null }, '', '/');
  window.history.pushState(null, '', '/sport.html');
});
afterEach(() => {
  running.dispose();
  vi.unstubAllGlobals();
});

describe('Back on a small screen', () => {
  it('[DI-8] closes the modal and leaves the page; the next one leaves the page', async () => {
    const { open, title } = setUp();
    const modal = open();
    await back();
    expect(modal.isOpen).toBe(false);
    expect([title(), address()]).toEqual(['Sport', '/sport.html']);
    await back();
    expect([title(), address()]).toEqual(['/', '/']);
  });

  it('[DI-8] leaves the page immediately after the modal was closed otherwise', async () => {
    const { open, title } = setUp();
    const modal = open();
    await stepBy(() => modal.close());
    expect(title()).toBe('Sport');
    await back();
    expect(title()).toBe('/');
  });

  it('[DI-8] closes the upper of two modals first', async () => {
    const { open, title } = setUp();
    const [outer, inner] = [open(), open()];
    await back();
    expect([outer.isOpen, inner.isOpen]).toEqual([true, false]);
    await back();
    expect(outer.isOpen).toBe(false);
    expect(title()).toBe('Sport');
  });

  it('[DI-8] closes a modal that took the place of another', async () => {
    const { open, title } = setUp();
    open().close();
    const modal = open();
    await nextTask();
    expect(modal.isOpen).toBe(true);
    await back();
    expect(modal.isOpen).toBe(false);
    await back();
    expect(title()).toBe('/');
  });

  it('[CO-6] asks each time again what asks before it closes', async () => {
    const { open, title } = setUp();
    const modal = open({ asks: true });
    await back();
    await back();
    expect(modal.askedToClose).toBe(2);
    expect(title()).toBe('Sport');
    await stepBy(() => modal.close());
    await back();
    expect(title()).toBe('/');
  });

  it('[DI-8] leads from a page that was opened in the modal to the one below it, by one step', async () => {
    const { open, title } = setUp();
    const modal = open();
    const arrival = running.navigate('/kreatyna.html');
    modal.close();
    await arrival;
    await nextTask();
    expect([title(), address()]).toEqual(['/kreatyna.html', '/kreatyna.html']);
    await back();
    expect([title(), address()]).toEqual(['/sport.html', '/sport.html']);
    await back();
    expect(title()).toBe('/');
  });

  it('[DI-8] keeps the address of a page that comes while the entry of the modal is taken away', async () => {
    const { open, title } = setUp();
    open().close();
    await stepBy(() => {
      setTimeout(() => void running.navigate('/kreatyna.html', { replace: true }));
    });
    expect([title(), address()]).toEqual(['/kreatyna.html', '/kreatyna.html']);
    await back();
    expect([title(), address()]).toEqual(['/', '/']);
  });

  it('[DI-8] closes filters that have already changed the list, and undoes the filter next', async () => {
    const { open, title } = setUp();
    const modal = open();
    await running.navigate('/sport.html?form=proszek');
    await nextTask();
    await back();
    expect(modal.isOpen).toBe(false);
    expect([title(), address()]).toEqual(['/sport.html?form=proszek', '/sport.html?form=proszek']);
    await back();
    expect([title(), address()]).toEqual(['/sport.html', '/sport.html']);
  });

  it('leaves a modal open while a link within it is followed', async () => {
    const { open } = setUp();
    const modal = open();
    await stepBy(() => {
      window.location.hash = '#imie';
    });
    expect(modal.askedToClose).toBe(0);
    modal.close();
  });
});

it('leaves the page on a large screen, where a modal covers only a part of it', async () => {
  isPhone = false;
  const { open, title } = setUp();
  const modal = open();
  await back();
  expect(modal.askedToClose).toBe(0);
  expect(title()).toBe('/');
});
