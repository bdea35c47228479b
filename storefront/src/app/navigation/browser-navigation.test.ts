// @vitest-environment jsdom
import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createNavigation,
  readEntry,
  type BrowserNavigation,
  type LoadPlace,
  type NavigationKind,
  type NavigationOptions,
  type Shown,
} from './browser-navigation.ts';
import type { LoadedPage } from './page.tsx';
import type { ScrollMemory } from './scroll-memory.ts';

type Loaded = Awaited<ReturnType<LoadPlace>>;

/** A request to load a place, which the test answers when it likes. */
interface Load {
  path: string;
  signal: AbortSignal;
  onKind: Parameters<LoadPlace>[1]['onKind'];
  answer(loaded: Loaded): Promise<void>;
  fail(error: Error): Promise<void>;
}

const pageOf = (title: string): LoadedPage => ({ catalogues: [], element: createElement('p'), still: false, state: { view: null, metadata: { title } } });
/** A page that any cache may hold. */
const publicPage = (title: string): Loaded => {
  const loaded = pageOf(title);
  return { outcome: 'page', kind: 'category', page: { ...loaded, state: { ...loaded.state, cacheTags: [] } } };
};
const page = (title: string): Loaded => ({ outcome: 'page', kind: 'category', page: pageOf(title) });
const redirect = (location: string, external = false): Loaded => ({ outcome: 'redirect', location, status: 301, external });
const settle = () => vi.advanceTimersByTimeAsync(0);

let running: BrowserNavigation | null = null;

function setUp({ restoreInitial, audience }: Pick<NavigationOptions, 'restoreInitial' | 'audience'> = {}) {
  const loads: Load[] = [];
  const load: LoadPlace = (url, { signal, onKind }) =>
    new Promise((resolve, reject) => {
      loads.push({
        path: url.pathname + url.search,
        signal,
        onKind,
        answer: async (loaded) => {
          resolve(loaded);
          await settle();
        },
        fail: async (error) => {
          reject(error);
          await settle();
        },
      });
    });
  const assign = vi.fn<(address: string) => void>();
  // The location of a document cannot be spied upon: it is replaced as seen through this window.
  const location = new Proxy({ assign }, { get: (target, key): unknown => (key === 'assign' ? target.assign : Reflect.get(window.location, key)) });
  const shopWindow = new Proxy(window, { get: (target, key): unknown => (key === 'location' ? location : Reflect.get(target, key)) });
  const scroll = { leave: vi.fn<ScrollMemory['leave']>(), willShow: vi.fn<ScrollMemory['willShow']>(), apply: vi.fn<ScrollMemory['apply']>(), applyFocus: vi.fn<ScrollMemory['applyFocus']>() };
  const onFailure = vi.fn<(error: unknown, url: URL) => void>();
  const initial: Shown = { place: { pathname: '/', search: '', hash: '', state: null, key: 'first' }, kind: 'cms-page', page: restoreInitial ? { ...pageOf('Start'), state: { view: null, metadata: { title: 'Start' }, cacheTags: [] } } : pageOf('Start') };
  const navigation = createNavigation({ initial, ...(restoreInitial && { restoreInitial }), audience, load, window: shopWindow, scroll, onFailure });
  running = navigation;

  const last = () => {
    const load = loads.at(-1);
    if (!load) throw new Error('Nothing was loaded.');
    return load;
  };
  /** Navigates and answers at once. */
  const visit = async (to: string, options: Parameters<BrowserNavigation['navigate']>[1] = {}) => {
    void navigation.navigate(to, options);
    await last().answer(page(to));
  };
  const shown = () => {
    const { place, page: current } = navigation.getState().shown;
    return { title: current.state.metadata.title, address: place.pathname + place.search + place.hash, key: place.key };
  };
  return { navigation, loads, last, visit, shown, assign, scroll, onFailure };
}

const address = () => window.location.pathname + window.location.search + window.location.hash;

/** Walks in the history as the browser's buttons do, until the page has heard of it. */
async function walk(by: number) {
  const heard = new Promise((resolve) => {
    window.addEventListener('popstate', resolve, { once: true });
  });
  window.history.go(by);
  await vi.advanceTimersByTimeAsync(1);
  await heard;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  window.history.pushState(null, '', '/');
});
afterEach(() => {
  running?.dispose();
  vi.useRealTimers();
});

describe('navigate', () => {
  it('[RTE-42] shows the old page and address until the new page is there', async () => {
    const { navigation, last, shown } = setUp();
    void navigation.navigate('/witaminy.html?p=2#lista');
    expect(navigation.getState().pending).toEqual({ kind: null, slow: false });
    expect(shown()).toMatchObject({ title: 'Start', address: '/' });
    expect(address()).toBe('/');

    last().onKind('category');
    expect(navigation.getState().pending).toEqual({ kind: 'category', slow: false });

    await last().answer(page('Witaminy'));
    expect(navigation.getState()).toMatchObject({ pending: null, reachedBy: 'push', shown: { kind: 'category' } });
    expect(shown()).toMatchObject({ title: 'Witaminy', address: '/witaminy.html?p=2#lista' });
    expect(address()).toBe('/witaminy.html?p=2#lista');
  });

  it('[RTE-43] tells those who watch of the beginning and the end, and of a long wait', async () => {
    const { navigation, last } = setUp();
    const seen: unknown[] = [];
    const stop = navigation.subscribe(() => seen.push(navigation.getState().pending));
    void navigation.navigate('/a.html');
    await vi.advanceTimersByTimeAsync(4999);
    expect(seen).toEqual([{ kind: null, slow: false }]);
    await vi.advanceTimersByTimeAsync(1);
    expect(seen.at(-1)).toEqual({ kind: null, slow: true });
    await last().answer(page('A'));
    expect(seen.at(-1)).toBeNull();
    stop();
    void navigation.navigate('/b.html');
    expect(seen).toHaveLength(3);
  });

  it('cancels an older navigation', async () => {
    const { navigation, loads, shown } = setUp();
    void navigation.navigate('/a.html');
    void navigation.navigate('/b.html');
    const [older, newer] = loads;
    expect(older?.signal.aborted).toBe(true);
    expect(newer?.signal.aborted).toBe(false);

    await newer?.answer(page('B'));
    older?.onKind('product');
    await older?.answer(page('A'));
    expect(shown()).toMatchObject({ title: 'B', address: '/b.html' });
    expect(address()).toBe('/b.html');
    expect(navigation.getState().pending).toBeNull();
  });

  it('goes on when the same link is pressed again', async () => {
    const { navigation, loads, last, shown, onFailure } = setUp();
    const entries = window.history.length;
    void navigation.navigate('/a.html');
    last().onKind('category');
    void navigation.navigate('/a.html');
    expect(loads).toHaveLength(1);
    expect(last().signal.aborted).toBe(false);
    expect(navigation.getState().pending).toEqual({ kind: 'category', slow: false });
    await last().answer(page('A'));
    expect(shown().title).toBe('A');
    expect(window.history.length).toBe(entries + 1);

    void navigation.navigate('/b.html');
    void navigation.navigate('/b.html');
    await last().fail(new Error('offline'));
    expect(onFailure).toHaveBeenCalledOnce();
    expect(navigation.getState().pending).toBeNull();
  });

  it('cancels an older navigation to another part of the page, and one of another shopper', async () => {
    let shopper = 1;
    const { navigation, loads, last, shown } = setUp({ audience: () => shopper });
    void navigation.navigate('/a.html#opis');
    void navigation.navigate('/a.html#opinie');
    expect(loads).toHaveLength(2);
    shopper = 2;
    void navigation.navigate('/a.html#opinie');
    expect(loads.map(({ signal }) => signal.aborted)).toEqual([true, true, false]);
    await last().answer(page('A'));
    expect(shown().address).toBe('/a.html#opinie');
  });

  it('does not let an older navigation that fails disturb the newer one', async () => {
    const { navigation, loads, onFailure } = setUp();
    void navigation.navigate('/a.html');
    void navigation.navigate('/b.html');
    await loads[0]?.fail(new Error('aborted'));
    expect(onFailure).not.toHaveBeenCalled();
    expect(navigation.getState().pending).not.toBeNull();
  });

  it('keeps page and address when the place cannot be loaded, and says so', async () => {
    const { navigation, last, shown, onFailure } = setUp();
    const failure = new Error('The script is gone.');
    void navigation.navigate('/a.html');
    await last().fail(failure);
    expect(onFailure.mock.calls).toEqual([[failure, new URL('/a.html', window.location.origin)]]);
    expect(navigation.getState().pending).toBeNull();
    expect(shown()).toMatchObject({ title: 'Start' });
    expect(address()).toBe('/');
  });

  it('replaces the entry for the same address and where it is told to', async () => {
    const { visit, shown } = setUp();
    await visit('/a.html');
    const { key } = shown();
    const entries = window.history.length;
    await visit('/a.html');
    expect(window.history.length).toBe(entries);
    expect(shown().key).toBe(key);
    await visit('/b.html', { replace: true });
    expect(window.history.length).toBe(entries);
    expect(address()).toBe('/b.html');
    await visit('/b.html?p=2');
    expect(window.history.length).toBe(entries + 1);
    expect(shown().key).not.toBe(key);
  });

  it('keeps the state of an entry with it', async () => {
    const { navigation, visit } = setUp();
    await visit('/sign-in', { state: { returnTo: '/cart' } });
    expect(navigation.getState().shown.place.state).toEqual({ returnTo: '/cart' });
    expect(readEntry(window.history.state)?.state).toEqual({ returnTo: '/cart' });
  });

  it('leaves the shop for other origins, but never by a script', async () => {
    const { navigation, loads, assign } = setUp();
    await navigation.navigate('https://example.org/x');
    expect(assign.mock.calls).toEqual([['https://example.org/x']]);
    await navigation.navigate('javascript:alert(1)');
    await navigation.navigate('mailto:a@example.pl');
    expect(assign).toHaveBeenCalledTimes(1);
    expect(loads).toEqual([]);
  });
});

describe('redirects', () => {
  it('are followed, and only the last address is kept', async () => {
    const { navigation, last, shown } = setUp();
    const entries = window.history.length;
    void navigation.navigate('/stara.html');
    await last().answer(redirect('/nowa.html?p=1'));
    expect(last().path).toBe('/nowa.html?p=1');
    await last().answer(page('Nowa'));
    expect(shown()).toMatchObject({ title: 'Nowa', address: '/nowa.html?p=1' });
    expect(navigation.getState().shown.redirect).toEqual({ location: '/nowa.html?p=1', status: 301 });
    expect(window.history.length).toBe(entries + 1);
  });

  it('are followed five times and no more', async () => {
    const { navigation, loads, last, shown, onFailure } = setUp();
    void navigation.navigate('/0');
    for (let hop = 1; hop <= 5; hop += 1) await last().answer(redirect(`/${hop}`));
    await last().answer(page('Cel'));
    expect(shown().title).toBe('Cel');

    loads.length = 0;
    void navigation.navigate('/0');
    for (let hop = 1; hop <= 6; hop += 1) await last().answer(redirect(`/${hop % 2}`));
    expect(loads).toHaveLength(6);
    expect(onFailure).toHaveBeenCalledOnce();
    expect(navigation.getState().pending).toBeNull();
  });

  it('[RTE-38] leave the application when they lead elsewhere', async () => {
    const { navigation, last, assign } = setUp();
    void navigation.navigate('/a.html');
    await last().answer(redirect('https://blog.example/', true));
    expect(assign.mock.calls).toEqual([['https://blog.example/']]);
    expect(address()).toBe('/');

    expect(navigation.getState().pending).not.toBeNull();
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(navigation.getState().pending).toBeNull();
  });
});

describe('back and forward', () => {
  it('load the entry under its own key and remember where the other one was left', async () => {
    const { visit, shown, last, scroll, navigation } = setUp();
    await visit('/a.html');
    const { key } = shown();
    await walk(-1);
    expect(last().path).toBe('/');
    expect(scroll.leave).toHaveBeenLastCalledWith(key);
    await last().answer(page('Start'));
    expect(shown()).toEqual({ title: 'Start', address: '/', key: 'first' });
    expect(navigation.getState().reachedBy).toBe('pop');

    await walk(1);
    await last().answer(page('A'));
    expect(shown()).toEqual({ title: 'A', address: '/a.html', key });
    expect(scroll.leave).toHaveBeenLastCalledWith('first');
  });

  it('add no entries, also when the place redirects', async () => {
    const { visit, last, shown } = setUp();
    await visit('/a.html');
    const entries = window.history.length;
    await walk(-1);
    await last().answer(redirect('/nowa.html'));
    await last().answer(page('Nowa'));
    expect(window.history.length).toBe(entries);
    expect(address()).toBe('/nowa.html');
    expect(shown()).toMatchObject({ address: '/nowa.html', key: 'first' });
  });

  it('show at once what was public, and load nothing', async () => {
    const { visit, loads, last, navigation, shown } = setUp();
    void navigation.navigate('/a.html');
    await last().answer(publicPage('A'));
    const { key } = shown();
    await visit('/b.html');
    await walk(-1);
    expect(shown()).toEqual({ title: 'A', address: '/a.html', key });
    expect(navigation.getState()).toMatchObject({ reachedBy: 'pop', pending: null });
    expect(loads).toHaveLength(2);
    void navigation.reload();
    expect(last().path).toBe('/a.html');
    expect(loads).toHaveLength(3);
  });

  it('make the first page again from what the server sent', async () => {
    const restoreInitial = vi.fn(() => Promise.resolve(pageOf('Start again')));
    const { visit, loads, shown } = setUp({ restoreInitial });
    await visit('/a.html');
    expect(restoreInitial).not.toHaveBeenCalled();
    await walk(-1);
    expect(shown()).toMatchObject({ title: 'Start again', address: '/' });
    expect(loads).toHaveLength(1);
  });

  it('do nothing between an entry and the one that a closed modal has left above it', async () => {
    const { visit, loads, shown, scroll } = setUp();
    await visit('/a.html');
    const before = shown();
    scroll.leave.mockClear();
    window.history.pushState('modal', '');
    await walk(-1);
    await walk(1);
    await walk(-1);
    expect(shown()).toEqual(before);
    expect(loads).toHaveLength(1);
    expect(scroll.leave).not.toHaveBeenCalled();
  });

  it('give up what was on its way when they lead to the page that is shown', async () => {
    const { visit, navigation, last } = setUp();
    await visit('/a.html');
    window.history.pushState('modal', '');
    void navigation.navigate('/b.html');
    await walk(-1);
    expect(last().signal.aborted).toBe(true);
    expect(navigation.getState().pending).toBeNull();
  });

  it('are left to the browser between fragments that the shop did not make', () => {
    const { loads } = setUp();
    window.history.replaceState(null, '', '/#opinie');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(loads).toEqual([]);
  });

  it('are not heard any more after disposal', async () => {
    const { navigation, loads, visit } = setUp();
    await visit('/a.html');
    navigation.dispose();
    await walk(-1);
    expect(loads).toHaveLength(1);
  });
});

describe('an entry that is dropped', () => {
  it('holds back a page for half a second at most, should the browser leave the step out', async () => {
    const { navigation, last, shown } = setUp();
    const step = vi.spyOn(window.history, 'back').mockImplementation(() => undefined);
    navigation.dropEntry();
    void navigation.navigate('/a.html');
    await last().answer(page('A'));
    expect(shown().title).toBe('Start');
    await vi.advanceTimersByTimeAsync(500);
    expect(shown()).toMatchObject({ title: 'A', address: '/a.html' });
    step.mockRestore();
  });
});

describe('reload, addresses and scrolling', () => {
  it('loads the present place again with its state, key and position', async () => {
    const { navigation, visit, last, shown, scroll } = setUp();
    await visit('/a.html?p=2', { state: { x: 1 } });
    const { key } = shown();
    void navigation.reload();
    expect(last().path).toBe('/a.html?p=2');
    await last().answer(page('Znowu'));
    expect(shown()).toEqual({ title: 'Znowu', address: '/a.html?p=2', key });
    expect(navigation.getState().shown.place.state).toEqual({ x: 1 });
    expect(scroll.willShow).toHaveBeenLastCalledWith(expect.objectContaining({ key }), 'replace', true);
  });

  it('changes the address without loading', async () => {
    const { navigation, loads, visit, shown } = setUp();
    await visit('/create-account?email=anna%40example.pl', { state: 1 });
    const before = shown();
    navigation.replaceAddress('/create-account');
    expect(address()).toBe('/create-account');
    expect(shown()).toEqual({ ...before, address: '/create-account' });
    expect(readEntry(window.history.state)).toEqual({ key: before.key, state: 1 });
    expect(loads).toHaveLength(1);
  });

  it.each<[string, object, NavigationKind, boolean]>([
    ['/a.html', {}, 'push', false],
    ['/a.html', { keepScroll: true }, 'push', true],
    ['/a.html', { replace: true }, 'replace', false],
  ])('announces to the scroll memory what is shown: %s %j', async (to, options, kind, keep) => {
    const { navigation, visit, scroll } = setUp();
    await visit(to, options);
    expect(scroll.leave).toHaveBeenCalledWith('first');
    expect(scroll.willShow).toHaveBeenCalledWith(navigation.getState().shown.place, kind, keep);
    expect(scroll.apply).not.toHaveBeenCalled();
    navigation.applyScroll();
    expect(scroll.apply).toHaveBeenCalledOnce();
  });

  it('marks the first entry, so that a reload knows it', () => {
    setUp();
    expect(readEntry(window.history.state)).toEqual({ key: 'first', state: null });
    expect(window.history.scrollRestoration).toBe('manual');
  });
});

describe('prefetch', () => {
  it('loads once in advance, and the navigation uses it', async () => {
    const { navigation, loads, last, shown } = setUp();
    navigation.prefetch('/a.html');
    navigation.prefetch('/a.html');
    await last().answer(page('A'));
    void navigation.navigate('/a.html');
    await settle();
    expect(shown().title).toBe('A');
    expect(loads).toHaveLength(1);
  });

  it('shows a public page once more within half a minute, and anew when it is asked for where it is shown', async () => {
    const { navigation, loads, last, visit, shown } = setUp();
    void navigation.navigate('/a.html');
    await last().answer(publicPage('A'));
    await visit('/b.html');
    navigation.prefetch('/a.html');
    void navigation.navigate('/a.html');
    await settle();
    expect(shown().title).toBe('A');
    expect(loads).toHaveLength(2);
    void navigation.navigate('/a.html');
    expect(loads).toHaveLength(3);
    await last().answer(publicPage('A again'));
    expect(shown().title).toBe('A again');
    void navigation.reload();
    expect(loads).toHaveLength(4);
    await last().answer(publicPage('A reloaded'));

    await visit('/b.html');
    await vi.advanceTimersByTimeAsync(30_000);
    void navigation.navigate('/a.html');
    expect(loads).toHaveLength(6);
  });

  it('shows a page that is not public once', async () => {
    const { navigation, loads, last, visit } = setUp();
    navigation.prefetch('/a.html');
    await last().answer(page('A'));
    void navigation.navigate('/a.html');
    await settle();
    await visit('/b.html');
    navigation.prefetch('/a.html');
    expect(loads.map(({ path }) => path)).toEqual(['/a.html', '/b.html', '/a.html']);
  });

  it('is kept while another page is come to instead', async () => {
    const { navigation, loads, last, shown, visit } = setUp();
    navigation.prefetch('/a.html');
    void navigation.navigate('/a.html');
    await visit('/b.html');
    await loads[0]?.answer(page('A'));
    expect(shown().title).toBe('/b.html');
    void navigation.navigate('/a.html');
    await settle();
    expect(shown().title).toBe('A');
    expect(last().path).toBe('/b.html');
  });

  it('asks again for nothing that a given-up navigation has already got, and for what was broken off', async () => {
    const { navigation, loads, shown } = setUp();
    void navigation.navigate('/a.html');
    void navigation.navigate('/b.html');
    void navigation.navigate('/c.html');
    await loads[0]?.answer(page('A'));
    await loads[1]?.fail(new Error('aborted'));
    navigation.prefetch('/a.html');
    navigation.prefetch('/b.html');
    expect(loads.map(({ path }) => path)).toEqual(['/a.html', '/b.html', '/c.html', '/b.html']);
    void navigation.navigate('/a.html');
    await settle();
    expect(shown().title).toBe('A');
  });

  it('does not make the navigation fail with it', async () => {
    const { navigation, loads, last, shown, onFailure } = setUp();
    navigation.prefetch('/a.html');
    void navigation.navigate('/a.html');
    await last().fail(new Error('offline'));
    expect(loads).toHaveLength(2);
    await last().answer(page('A'));
    expect(shown().title).toBe('A');
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('fetches nothing that is shown', async () => {
    const { navigation, loads, visit } = setUp();
    navigation.prefetch('/');
    expect(loads).toEqual([]);
    await visit('/a.html?p=2');
    navigation.prefetch('/a.html?p=2#opis');
    expect(loads).toHaveLength(1);
  });

  it('fetches nothing that is on its way, and something again once it is left', async () => {
    const { navigation, loads, visit, last } = setUp();
    void navigation.navigate('/a.html?p=2');
    navigation.prefetch('/a.html?p=2');
    expect(loads).toHaveLength(1);
    navigation.prefetch('/a.html');
    expect(loads.map(({ path }) => path)).toEqual(['/a.html?p=2', '/a.html']);
    await last().answer(page('A'));
    await visit('/b.html');
    navigation.prefetch('/a.html?p=2');
    expect(last().path).toBe('/a.html?p=2');
  });

  it('asks nobody else', () => {
    const { navigation, loads } = setUp();
    navigation.prefetch('https://example.org/');
    expect(loads).toEqual([]);
  });
});

describe('readEntry', () => {
  it.each([null, 'x', 7, {}, { key: 7 }, []])('takes %j for none', (value) => expect(readEntry(value)).toBeNull());
  it('reads key and state', () => {
    expect(readEntry({ key: 'a', state: 1 })).toEqual({ key: 'a', state: 1 });
    expect(readEntry({ key: 'a' })).toEqual({ key: 'a', state: null });
  });
});
