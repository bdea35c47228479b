// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createToastStore } from '../toast-store/index.ts';
import { Toaster } from '../toast/index.ts';
import { Dialog } from './index.ts';
import { getNextTabStop } from './use-toast-tab-order.ts';

function openWithToast() {
  const store = createToastStore();
  const onOpenChange = vi.fn();
  const onAction = vi.fn();
  render(
    <>
      <Dialog
        open
        onOpenChange={onOpenChange}
        title="Koszyk"
        closeLabel="Zamknij koszyk"
        footer={<button>Do kasy</button>}
      >
        treść
      </Dialog>
      <Toaster store={store} label="Powiadomienia" dismissLabel="Zamknij powiadomienie" />
    </>,
  );
  act(
    () => void store.add({ type: 'info', message: 'Usunięto: Cynk', actionText: 'Cofnij', onAction, timeout: false }),
  );
  return { onOpenChange, onAction };
}
const button = (name: string) => screen.getByRole('button', { name });
const focus = (name: string) => act(() => button(name).focus());
const press = (key: string, shiftKey = false) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, shiftKey });

describe('toasts next to an open dialog', () => {
  it('[DI-4] [TO-2] stay accessible to screen readers', () => {
    openWithToast();
    expect(button('Cofnij').closest('[aria-hidden="true"]')).toBeNull();
  });

  it('[TO-2] Tab moves from the last tab stop of the dialog through the toasts to its first', () => {
    openWithToast();
    focus('Do kasy');
    const visited = Array.from({ length: 4 }, () => {
      press('Tab');
      return document.activeElement?.tagName === 'LI'
        ? 'toast'
        : (document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);
    });
    expect(visited).toEqual(['toast', 'Cofnij', 'Zamknij powiadomienie', 'Zamknij koszyk']);
    press('Tab', true);
    expect(document.activeElement).toBe(button('Zamknij powiadomienie'));
  });

  it('[TO-2] leaves key combinations with Tab to the browser', () => {
    openWithToast();
    focus('Zamknij powiadomienie');
    for (const modifier of ['altKey', 'ctrlKey', 'metaKey'])
      fireEvent.keyDown(button('Zamknij powiadomienie'), { key: 'Tab', [modifier]: true });
    expect(document.activeElement).toBe(button('Zamknij powiadomienie'));
  });

  it('[TO-2] F6 moves focus into the toasts and back', () => {
    openWithToast();
    focus('Do kasy');
    press('F6');
    expect(document.activeElement?.tagName).toBe('LI');
    press('F6');
    expect(document.activeElement).toBe(button('Do kasy'));
  });

  it('[TO-5] return focus to the dialog when the toast is used', () => {
    const { onAction } = openWithToast();
    focus('Do kasy');
    focus('Cofnij');
    fireEvent.click(button('Cofnij'));
    expect(onAction).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(button('Do kasy'));
  });

  it('[DI-3] Escape in the dialog closes it, not the later toast', () => {
    const { onOpenChange } = openWithToast();
    focus('Do kasy');
    press('Escape');
    expect(onOpenChange.mock.calls).toEqual([[false]]);
    expect(screen.getByText('Usunięto: Cynk')).toBeDefined();
  });
});

describe('getNextTabStop', () => {
  it('cycles through dialog and toasts in both directions', () => {
    const stops = fc
      .uniqueArray(fc.string(), { minLength: 2, maxLength: 12 })
      .chain((all) => fc.record({ all: fc.constant(all), split: fc.integer({ min: 1, max: all.length - 1 }) }));
    fc.assert(
      fc.property(stops, fc.boolean(), ({ all, split }, backward) => {
        const [dialog, toasts] = [all.slice(0, split), all.slice(split)];
        for (const [index, stop] of all.entries()) {
          const next = getNextTabStop(dialog, toasts, stop, backward);
          const expected = all.at((index + (backward ? -1 : 1)) % all.length);
          // Undefined leaves it to the browser, which only moves within the dialog.
          expect(
            next === undefined ? dialog.includes(expected ?? '') && dialog.includes(stop) : next === expected,
          ).toBe(true);
        }
      }),
    );
  });
});
