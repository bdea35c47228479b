// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { parseHistoryState } from './browser-navigation.ts';
import {
  address,
  isolateNavigation,
  page,
  createPage,
  publicPage,
  redirect,
  setUp,
  walk,
} from './testing/set-up-navigation.ts';

isolateNavigation();

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
    expect(navigation.getState().navigationType).toBe('pop');

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

  it('show immediately what was public, and load nothing', async () => {
    const { visit, loads, last, navigation, shown } = setUp();
    void navigation.navigate('/a.html');
    await last().answer(publicPage('A'));
    const { key } = shown();
    await visit('/b.html');
    await walk(-1);
    expect(shown()).toEqual({ title: 'A', address: '/a.html', key });
    expect(navigation.getState()).toMatchObject({ navigationType: 'pop', pending: null });
    expect(loads).toHaveLength(2);
    void navigation.reload();
    expect(last().path).toBe('/a.html');
    expect(loads).toHaveLength(3);
  });

  it('make the first page again from what the server sent', async () => {
    const restoreInitial = vi.fn(() => Promise.resolve(createPage('Start again')));
    const { visit, loads, shown } = setUp({ restoreInitial });
    await visit('/a.html');
    expect(restoreInitial).not.toHaveBeenCalled();
    await walk(-1);
    expect(shown()).toMatchObject({ title: 'Start again', address: '/' });
    expect(loads).toHaveLength(1);
  });

  it('load a first page again that the server rendered for somebody else', async () => {
    const restoreInitial = vi.fn(() => Promise.resolve(createPage('Prices of guests')));
    const { visit, last } = setUp({ restoreInitial, isStale: true });
    await visit('/a.html');
    await walk(-1);
    expect(last().path).toBe('/');
    expect(restoreInitial).not.toHaveBeenCalled();
  });

  it('show a first page that was refreshed', async () => {
    const { navigation, visit, loads, shown } = setUp({
      restoreInitial: () => Promise.resolve(createPage('Prices of guests')),
      isStale: true,
      loadRefreshed: () => {
        const loaded = publicPage('Own prices');
        return Promise.resolve(loaded.outcome === 'page' ? loaded : null);
      },
    });
    await navigation.refresh();
    await visit('/a.html');
    await walk(-1);
    expect(shown()).toMatchObject({ title: 'Own prices', address: '/' });
    expect(loads).toHaveLength(1);
  });

  it('make a first page again that was refreshed without a change', async () => {
    const { navigation, visit, loads, shown } = setUp({
      restoreInitial: () => Promise.resolve(createPage('Start again')),
      isStale: true,
      loadRefreshed: ({ name, page: same }) => Promise.resolve({ name, page: same }),
    });
    await navigation.refresh();
    await visit('/a.html');
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

describe('parseHistoryState', () => {
  it.each([null, 'x', 7, {}, { key: 7 }, []])('takes %j for none', (value) =>
    expect(parseHistoryState(value)).toBeNull(),
  );
  it('reads key and state', () => {
    expect(parseHistoryState({ key: 'a', state: 1 })).toEqual({ key: 'a', state: 1 });
    expect(parseHistoryState({ key: 'a' })).toEqual({ key: 'a', state: null });
  });
});
