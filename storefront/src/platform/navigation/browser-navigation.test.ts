// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { parseHistoryState } from './browser-navigation.ts';
import type { NavigationType } from './navigation-types.ts';
import { address, createPage, isolateNavigation, page, redirect, setUp } from './testing/set-up-navigation.ts';

isolateNavigation();

describe('navigate', () => {
  it('[RTE-42] shows the old page and address until the new page is there', async () => {
    const { navigation, last, shown } = setUp();
    void navigation.navigate('/witaminy.html?p=2#lista');
    expect(navigation.getState().pending).toEqual({ name: null, slow: false });
    expect(shown()).toMatchObject({ title: 'Start', address: '/' });
    expect(address()).toBe('/');

    last().onRouteMatch('category');
    expect(navigation.getState().pending).toEqual({ name: 'category', slow: false });

    await last().answer(page('Witaminy'));
    expect(navigation.getState()).toMatchObject({
      pending: null,
      navigationType: 'push',
      current: { name: 'category' },
    });
    expect(shown()).toMatchObject({ title: 'Witaminy', address: '/witaminy.html?p=2#lista' });
    expect(address()).toBe('/witaminy.html?p=2#lista');
  });

  it('[RTE-43] tells those who watch of the beginning and the end, and of a long wait', async () => {
    const { navigation, last } = setUp();
    const seen: unknown[] = [];
    const stop = navigation.subscribe(() => seen.push(navigation.getState().pending));
    void navigation.navigate('/a.html');
    await vi.advanceTimersByTimeAsync(1999);
    expect(seen).toEqual([{ name: null, slow: false }]);
    await vi.advanceTimersByTimeAsync(1);
    expect(seen.at(-1)).toEqual({ name: null, slow: true });
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
    older?.onRouteMatch('product');
    await older?.answer(page('A'));
    expect(shown()).toMatchObject({ title: 'B', address: '/b.html' });
    expect(address()).toBe('/b.html');
    expect(navigation.getState().pending).toBeNull();
  });

  it('goes on when the same link is pressed again', async () => {
    const { navigation, loads, last, shown, onFailure } = setUp();
    const entries = window.history.length;
    void navigation.navigate('/a.html');
    last().onRouteMatch('category');
    void navigation.navigate('/a.html');
    expect(loads).toHaveLength(1);
    expect(last().signal.aborted).toBe(false);
    expect(navigation.getState().pending).toEqual({ name: 'category', slow: false });
    await last().answer(page('A'));
    expect(shown().title).toBe('A');
    expect(window.history.length).toBe(entries + 1);

    void navigation.navigate('/b.html');
    void navigation.navigate('/b.html');
    await last().fail(new Error('offline'));
    expect(onFailure).toHaveBeenCalledOnce();
    expect(navigation.getState().pending).toBeNull();
  });

  it('loads a page again when somebody signs in or out in the meantime', async () => {
    let shopper = 'guest';
    const { navigation, loads, shown } = setUp({ getSessionKey: () => shopper });
    void navigation.navigate('/a.html');
    shopper = 'anna';
    await loads[0]?.answer(page('Prices of guests'));
    expect(shown().title).toBe('Start');
    expect(loads).toHaveLength(2);
    await loads[1]?.answer(page('Prices of Anna'));
    expect(shown()).toMatchObject({ title: 'Prices of Anna', address: '/a.html' });
    expect(navigation.getState().pending).toBeNull();
  });

  it('cancels an older navigation to another part of the page, and one of another shopper', async () => {
    let shopper = 1;
    const { navigation, loads, last, shown } = setUp({ getSessionKey: () => shopper });
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
    expect(navigation.getState().current.location.state).toEqual({ returnTo: '/cart' });
    expect(parseHistoryState(window.history.state)?.state).toEqual({ returnTo: '/cart' });
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

  it('leaves a link with a store view as parameter to the server', () => {
    const { navigation, loads, assign } = setUp();
    void navigation.navigate('/a.html?___store=de');
    expect(assign.mock.calls).toEqual([[new URL('/a.html?___store=de', window.location.href).href]]);
    expect(loads).toEqual([]);
    expect(navigation.getState().current.location.pathname).toBe('/');
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
    expect(navigation.getState().current.redirect).toEqual({ location: '/nowa.html?p=1', status: 301 });
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

describe('reload, addresses and scrolling', () => {
  it('loads the present place again with its state, key and position', async () => {
    const { navigation, visit, last, shown, scroll } = setUp();
    await visit('/a.html?p=2', { state: { x: 1 } });
    const { key } = shown();
    void navigation.reload();
    expect(last().path).toBe('/a.html?p=2');
    await last().answer(page('Znowu'));
    expect(shown()).toEqual({ title: 'Znowu', address: '/a.html?p=2', key });
    expect(navigation.getState().current.location.state).toEqual({ x: 1 });
    expect(scroll.willShow).toHaveBeenLastCalledWith(expect.objectContaining({ key }), 'replace', true);
  });

  it('refreshes the page without a sign of loading, and keeps its place', async () => {
    const loadRefreshed = vi.fn(() => Promise.resolve({ name: 'cms-page', page: createPage('Own prices') }));
    const { navigation, shown, scroll, loads } = setUp({ loadRefreshed });
    const pending: unknown[] = [];
    navigation.subscribe(() => pending.push(navigation.getState().pending));
    const { key } = shown();
    await navigation.refresh();
    expect(shown()).toEqual({ title: 'Own prices', address: '/', key });
    expect(navigation.getState().navigationType).toBeNull();
    expect(pending).toEqual([null]);
    expect(loads).toHaveLength(0);
    expect(scroll.willShow).not.toHaveBeenCalled();
  });

  it('leaves the page as it is when it cannot be refreshed, or there is nothing to refresh', async () => {
    const loadRefreshed = vi
      .fn<() => Promise<null>>()
      .mockRejectedValueOnce(new Error('No connection.'))
      .mockResolvedValueOnce(null);
    const { navigation, onFailure } = setUp({ loadRefreshed });
    const before = navigation.getState();
    await expect(navigation.refresh()).rejects.toThrow('No connection.');
    await navigation.refresh();
    expect(loadRefreshed).toHaveBeenCalledTimes(2);
    expect(navigation.getState()).toBe(before);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('drops a refreshed page that has been left, and one of a shopper who has left', async () => {
    let shopper = 'anna';
    let answer = () => {};
    const { navigation, visit, shown } = setUp({
      getSessionKey: () => shopper,
      loadRefreshed: () =>
        new Promise((resolve) => {
          answer = () => resolve({ name: 'product', page: createPage('Own prices') });
        }),
    });
    const left = navigation.refresh();
    await visit('/a.html');
    answer();
    await left;
    expect(shown().address).toBe('/a.html');
    const signedOut = navigation.refresh();
    shopper = 'guest';
    answer();
    await signedOut;
    expect(shown().title).not.toBe('Own prices');
  });

  it('changes the address without loading', async () => {
    const { navigation, loads, visit, shown } = setUp();
    await visit('/create-account?email=anna%40example.pl', { state: 1 });
    const before = shown();
    navigation.replaceAddress('/create-account');
    expect(address()).toBe('/create-account');
    expect(shown()).toEqual({ ...before, address: '/create-account' });
    expect(parseHistoryState(window.history.state)).toEqual({ key: before.key, state: 1 });
    expect(loads).toHaveLength(1);
  });

  it.each<[string, object, NavigationType, boolean]>([
    ['/a.html', {}, 'push', false],
    ['/a.html', { keepScroll: true }, 'push', true],
    ['/a.html', { replace: true }, 'replace', false],
  ])('announces to the scroll memory what is shown: %s %j', async (to, options, kind, keep) => {
    const { navigation, visit, scroll } = setUp();
    await visit(to, options);
    expect(scroll.leave).toHaveBeenCalledWith('first');
    expect(scroll.willShow).toHaveBeenCalledWith(navigation.getState().current.location, kind, keep);
    expect(scroll.apply).not.toHaveBeenCalled();
    navigation.applyScroll();
    expect(scroll.apply).toHaveBeenCalledOnce();
  });

  it('marks the first entry, so that a reload knows it', () => {
    setUp();
    expect(parseHistoryState(window.history.state)).toEqual({ key: 'first', state: null });
    expect(window.history.scrollRestoration).toBe('manual');
  });
});
