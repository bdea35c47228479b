// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToastStore, toastTypes, type ToastInput } from '../toast-store/index.ts';
import { Toaster } from './index.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function renderToaster(input?: Partial<ToastInput>) {
  const store = createToastStore();
  const view = render(<Toaster store={store} label="Powiadomienia" dismissLabel="Zamknij powiadomienie" />);
  const add = (toast: Partial<ToastInput>) =>
    act(() => void store.add({ type: 'info', message: 'Jesteś online.', ...toast }));
  if (input) add(input);
  return { store, add, ...view };
}
const pass = (time: number) => act(() => void vi.advanceTimersByTime(time));
const toast = () => screen.queryByText('Jesteś online.');

describe('Toaster', () => {
  it('removes its focus listeners on unmount', () => {
    const added = vi.spyOn(document.documentElement, 'addEventListener');
    const removed = vi.spyOn(document.documentElement, 'removeEventListener');
    renderToaster().unmount();
    expect(added.mock.calls.map(([type]) => type)).toEqual(['focusin', 'focusout']);
    expect(removed.mock.calls).toEqual(added.mock.calls);
    added.mockRestore();
    removed.mockRestore();
  });

  it('[UI-06] shows a toast until its timeout, then calls onDismiss', () => {
    const onDismiss = vi.fn();
    renderToaster({ timeout: 3000, onDismiss });
    pass(2999);
    expect(toast()).not.toBeNull();
    expect(onDismiss).not.toHaveBeenCalled();
    pass(1);
    expect(toast()).toBeNull();
    expect(onDismiss).toHaveBeenCalledOnce();
  });

  it.each([3000, 5000, 15_000])('[UI-05] applies a timeout of %i ms', (timeout) => {
    renderToaster({ timeout });
    pass(timeout - 1);
    expect(toast()).not.toBeNull();
    pass(1);
    expect(toast()).toBeNull();
  });

  it('[UI-05] removes a toast after 5 s by default', () => {
    renderToaster({});
    pass(4999);
    expect(toast()).not.toBeNull();
    pass(1);
    expect(toast()).toBeNull();
  });

  it('[UI-06] closes by its dismiss button, which calls onDismiss once', () => {
    const onDismiss = vi.fn();
    renderToaster({ onDismiss });
    fireEvent.click(screen.getByRole('button', { name: 'Zamknij powiadomienie' }));
    expect(toast()).toBeNull();
    pass(5000);
    expect(onDismiss).toHaveBeenCalledOnce();
  });

  it('[UI-06] has no dismiss button when it is not dismissable', () => {
    renderToaster({ dismissable: false });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('[TO-3] keeps a toast without a timeout', () => {
    renderToaster({ timeout: false });
    pass(3_600_000);
    expect(toast()).not.toBeNull();
  });

  it('[TO-3] pauses its timer while the pointer is over the toasts', () => {
    renderToaster({ timeout: 3000 });
    pass(2000);
    fireEvent.pointerMove(screen.getByRole('region'));
    pass(10_000);
    expect(toast()).not.toBeNull();
    fireEvent.pointerLeave(screen.getByRole('region'));
    pass(1000);
    expect(toast()).toBeNull();
  });

  it('[TO-3] pauses its timers while focus is in the toasts', () => {
    renderToaster({ timeout: 3000 });
    pass(2000);
    act(() => screen.getByRole('button', { name: 'Zamknij powiadomienie' }).focus());
    pass(10_000);
    expect(toast()).not.toBeNull();
    act(() => screen.getByRole('button', { name: 'Zamknij powiadomienie' }).blur());
    pass(1000);
    expect(toast()).toBeNull();
  });

  it('[TO-3] pauses its timers while the window is in the background', () => {
    renderToaster({ timeout: 3000 });
    fireEvent.blur(window);
    pass(10_000);
    expect(toast()).not.toBeNull();
    fireEvent.focus(window);
    pass(3000);
    expect(toast()).toBeNull();
  });

  it('TO-3 pauses its timers in a hidden tab, also when the window keeps focus', () => {
    renderToaster({ timeout: 3000 });
    const hide = (hidden: boolean) => {
      vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
      fireEvent(document, new Event('visibilitychange'));
    };
    hide(true);
    pass(10_000);
    expect(toast()).not.toBeNull();
    hide(false);
    pass(3000);
    expect(toast()).toBeNull();
    vi.restoreAllMocks();
  });

  it('TO-2 has an English name for its region and buttons without a string table', () => {
    const store = createToastStore();
    render(<Toaster store={store} />);
    act(() => void store.add({ type: 'info', message: 'Jesteś online.' }));
    expect(screen.getByRole('region', { name: 'Notifications (F6)' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Dismiss the notification' })).toBeDefined();
  });

  it.each(toastTypes)('[UI-02] exposes the type %s as a state hook', (type) => {
    renderToaster({ type });
    expect(toast()?.closest('li')?.dataset['type']).toBe(type);
  });

  it('[UI-07] runs its action', () => {
    const onAction = vi.fn();
    renderToaster({ actionText: 'Zobacz koszyk', onAction });
    fireEvent.click(screen.getByRole('button', { name: 'Zobacz koszyk' }));
    expect(onAction).toHaveBeenCalledOnce();
  });

  it('[UI-07] has no action button without a label for it', () => {
    renderToaster({ onAction: vi.fn(), dismissable: false });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('[UI-08] shows toasts in one region named by its label, oldest first', () => {
    const { add } = renderToaster({ message: 'pierwszy' });
    add({ message: 'drugi' });
    const region = screen.getByRole('region', { name: /Powiadomienia/ });
    expect([...region.querySelectorAll('li')].map((item) => item.textContent)).toEqual(['pierwszy', 'drugi']);
  });

  it('[TO-1] announces errors assertively and other toasts politely', () => {
    const { add } = renderToaster({ type: 'success', message: 'Zapisano' });
    expect(document.querySelector('[role="status"][aria-live="polite"]')).not.toBeNull();
    add({ type: 'error', message: 'Nie udało się zapisać' });
    expect(document.querySelector('[role="status"][aria-live="assertive"]')).not.toBeNull();
  });

  it('[TO-2] does not move focus; F8 moves focus to it', () => {
    renderToaster({});
    expect(document.activeElement).toBe(document.body);
    fireEvent.keyDown(document, { code: 'F8', key: 'F8' });
    expect(document.activeElement).toBe(screen.getByRole('list'));
  });

  it('[TO-2] F6 moves focus to it, but not with a modifier key, which belongs to the browser', () => {
    renderToaster({});
    for (const modifier of ['shiftKey', 'altKey', 'ctrlKey', 'metaKey'])
      expect(fireEvent.keyDown(document, { key: 'F6', [modifier]: true })).toBe(true);
    expect(document.activeElement).toBe(document.body);
    expect(fireEvent.keyDown(document, { key: 'F6' })).toBe(false);
    expect(document.activeElement).toBe(toast()?.closest('li'));
  });

  it('[TO-5] moves focus to the next toast when a fourth one replaces the focused toast', () => {
    const { add } = renderToaster({ message: 'pierwszy' });
    ['drugi', 'trzeci'].forEach((message) => add({ message }));
    act(() => screen.getByText('pierwszy').closest('li')?.focus());
    add({ message: 'czwarty' });
    expect(screen.queryByText('pierwszy')).toBeNull();
    expect(document.activeElement).toBe(screen.getByText('drugi').closest('li'));
  });

  it('[TO-2] leaves focus alone after a click on the page has moved it away', () => {
    const { add } = renderToaster({ message: 'pierwszy' });
    const first = screen.getByText('pierwszy').closest('li');
    act(() => first?.focus());
    act(() => first?.blur());
    add({ message: 'drugi' });
    expect(document.activeElement).toBe(document.body);
  });

  it('shows the technical line', () => {
    renderToaster({ type: 'error', debug: 'ID zdarzenia: 7f3a' });
    expect(screen.getByText('ID zdarzenia: 7f3a')).toBeDefined();
  });

  it('renders on the server', () => {
    expect(() =>
      renderToString(<Toaster store={createToastStore()} label="Powiadomienia" dismissLabel="Zamknij" />),
    ).not.toThrow();
  });
});
