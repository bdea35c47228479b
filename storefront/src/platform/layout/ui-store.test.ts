import { describe, expect, it, vi } from 'vitest';
import { createUiStore } from './ui-store.ts';

describe('createUiStore', () => {
  it('opens at most one panel', () => {
    const ui = createUiStore();
    expect(ui.getPanel()).toBeNull();
    ui.setPanel('drawer');
    ui.setPanel('mini-cart');
    expect(ui.getPanel()).toBe('mini-cart');
    ui.setPanel(null);
    expect(ui.getPanel()).toBeNull();
  });

  it('tells of changes only', () => {
    const ui = createUiStore();
    const listener = vi.fn();
    const stop = ui.subscribe(listener);
    ui.setPanel(null);
    expect(listener).not.toHaveBeenCalled();
    ui.setPanel('drawer');
    ui.setPanel('drawer');
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    ui.setPanel(null);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('[PWA-01] [PWA-02] knows whether there is a connection, and whether it was ever lost', () => {
    const ui = createUiStore();
    expect(ui.getConnection()).toEqual({ isOnline: true, hasBeenOffline: false });
    ui.setOnline(true);
    expect(ui.getConnection().hasBeenOffline).toBe(false);
    ui.setOnline(false);
    expect(ui.getConnection()).toEqual({ isOnline: false, hasBeenOffline: true });
    ui.setOnline(true);
    expect(ui.getConnection()).toEqual({ isOnline: true, hasBeenOffline: true });
  });

  it('belongs to one tab or request', () => {
    const [one, other] = [createUiStore(), createUiStore()];
    one.setPanel('drawer');
    expect(other.getPanel()).toBeNull();
    expect(one.toasts).not.toBe(other.toasts);
  });
});
