// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { isolateNavigation, page, publicPage, setUp, settle } from './testing/set-up-navigation.ts';

isolateNavigation();

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

  it('[RTE-33] says of what kind the page is that a navigation waits for, known before it or later', () => {
    const { navigation, last } = setUp();
    navigation.prefetch('/a.html');
    void navigation.navigate('/a.html');
    expect(navigation.getState().pending).toMatchObject({ name: null });
    last().onRouteMatch('category');
    expect(navigation.getState().pending).toMatchObject({ name: 'category' });
    navigation.prefetch('/b.html');
    last().onRouteMatch('product');
    expect(navigation.getState().pending).toMatchObject({ name: 'category' });
    void navigation.navigate('/b.html');
    expect(navigation.getState().pending).toMatchObject({ name: 'product' });
  });

  it('shows a public page once more within half a minute, and again when it is asked for where it is shown', async () => {
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

  it('makes a navigation that waits for it fail with it, so that nobody waits for a second one', async () => {
    const { navigation, loads, last, onFailure } = setUp();
    navigation.prefetch('/a.html');
    void navigation.navigate('/a.html');
    const failure = new Error('no response');
    await last().fail(failure);
    expect(loads).toHaveLength(1);
    expect(onFailure.mock.calls).toEqual([[failure, new URL('/a.html', window.location.origin)]]);
  });

  it('does not make a later navigation fail', async () => {
    const { navigation, last, shown, onFailure } = setUp();
    navigation.prefetch('/a.html');
    await last().fail(new Error('no response'));
    void navigation.navigate('/a.html');
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
