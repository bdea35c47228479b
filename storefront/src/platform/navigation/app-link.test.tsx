// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { AppLink } from './app-link.tsx';
import { createNavigation } from './browser-navigation.ts';
import type { LoadRoute } from './navigation-types.ts';
import { NavigationProvider } from './navigation-context.tsx';

it('AppLink is seen to be pressed before the page that it leads to is asked for', () => {
  vi.useFakeTimers();
  const load = vi.fn<LoadRoute>(() => new Promise(() => undefined));
  const location = { pathname: '/', search: '', hash: '', state: null, key: 'first' };
  const page = { messageCatalogs: [], element: <></>, state: { view: null, metadata: { title: '' } } };
  const scroll = { leave: () => undefined, willShow: () => undefined, apply: () => undefined, applyFocus: () => false };
  const navigation = createNavigation({
    initial: { location, name: 'category', page },
    load,
    window,
    scroll,
    onFailure: expect.unreachable,
  });
  render(
    <NavigationProvider navigation={navigation}>
      <AppLink href="/cynk.html">Cynk</AppLink>
    </NavigationProvider>,
  );
  // False: the browser does not follow it.
  expect(fireEvent.click(screen.getByRole('link'))).toBe(false);
  vi.advanceTimersToNextFrame();
  expect(load).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(load.mock.calls.map(([url]) => url.pathname)).toEqual(['/cynk.html']);
  navigation.dispose();
  vi.useRealTimers();
});
