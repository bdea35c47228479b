// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BelowFold } from './below-fold.tsx';
import { createNavigation, type BrowserNavigation } from '../navigation/browser-navigation.ts';
import type { LoadRoute } from '../navigation/navigation-types.ts';
import { NavigationProvider } from '../navigation/navigation-context.tsx';

const page = {
  messageCatalogs: [],
  element: createElement('p'),
  state: { view: null, metadata: { title: '' } },
};
const load: LoadRoute = () => Promise.resolve({ outcome: 'page', name: 'product', page });
const scroll = { leave: () => undefined, willShow: () => undefined, apply: () => undefined, applyFocus: () => false };

let navigation: BrowserNavigation;

beforeEach(() => {
  vi.useFakeTimers();
  // The entry that the test before has come to.
  window.history.replaceState(null, '', '/');
  const location = { pathname: '/', search: '', hash: '', state: null, key: 'first' };
  navigation = createNavigation({
    initial: { location, name: 'category', page },
    load,
    window,
    scroll,
    onFailure: expect.unreachable,
  });
});

afterEach(() => {
  navigation.dispose();
  vi.useRealTimers();
});

const show = () =>
  render(
    <NavigationProvider navigation={navigation}>
      <BelowFold>
        <h2>Opinie</h2>
      </BelowFold>
    </NavigationProvider>,
  );
const isDrawn = () => screen.queryByRole('heading', { name: 'Opinie' }) !== null;

describe('BelowFold', () => {
  it('is rendered with the first page, which the server has rendered', () => {
    show();
    expect(isDrawn()).toBe(true);
  });

  it('is rendered after the first screen of a page that a link led to, and leaves room until then', async () => {
    await navigation.navigate('/witamina-c-1000.html');
    const { container } = show();
    expect(isDrawn()).toBe(false);
    expect(container.childElementCount).toBe(1);
    await act(() => vi.advanceTimersToNextFrame());
    expect(isDrawn()).toBe(false);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(isDrawn()).toBe(true);
  });

  it('is rendered immediately where one of its headings is wanted', async () => {
    await navigation.navigate('/witamina-c-1000.html#opinie');
    show();
    expect(isDrawn()).toBe(true);
  });

  it('is rendered immediately on the way back, whose scroll position needs its height', async () => {
    await navigation.navigate('/witamina-c-1000.html');
    window.history.back();
    await vi.waitFor(() => expect(navigation.getState().navigationType).toBe('pop'));
    show();
    expect(isDrawn()).toBe(true);
  });
});
