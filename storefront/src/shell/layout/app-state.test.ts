import { describe, expect, it } from 'vitest';
import { getAppState } from './app-state.ts';
import { createUiStore, type UiStore } from '../../platform/layout/ui-store.ts';

const getState = (ui: UiStore) => getAppState(ui.getPanel(), ui.getConnection(), null);

describe('getAppState', () => {
  it('[FRM-43] holds mini cart, drawer, overlay, connection, loading, pending navigation, search and next page', () => {
    expect(getState(createUiStore())).toEqual({
      isMinicartOpen: false,
      drawer: null,
      overlay: false,
      isOnline: true,
      hasBeenOffline: false,
      isPageLoading: false,
      pending: null,
      searchOpen: false,
      nextRootComponent: null,
    });
  });

  it('[FRM-43] follows the panels, the connection and the navigation', () => {
    const ui = createUiStore();
    ui.setPanel('search');
    ui.setOnline(false);
    const pending = { name: 'product', slow: false } as const;
    expect(getAppState(ui.getPanel(), ui.getConnection(), pending)).toMatchObject({
      searchOpen: true,
      isOnline: false,
      hasBeenOffline: true,
      isPageLoading: true,
      pending,
      nextRootComponent: 'product',
    });
    expect(getAppState(null, ui.getConnection(), { name: null, slow: false })).toMatchObject({
      isPageLoading: true,
      nextRootComponent: null,
    });
  });

  it('[NAV-10] turns the overlay on with a drawer, and off with none', () => {
    const ui = createUiStore();
    ui.setPanel('drawer');
    expect(getState(ui)).toMatchObject({ drawer: 'nav', overlay: true });
    ui.setPanel(null);
    expect(getState(ui)).toMatchObject({ drawer: null, overlay: false });
    ui.setPanel('mini-cart');
    expect(getState(ui)).toMatchObject({ isMinicartOpen: true, drawer: null, overlay: true });
    ui.setPanel('search');
    expect(getState(ui)).toMatchObject({ searchOpen: true, overlay: false });
  });
});
