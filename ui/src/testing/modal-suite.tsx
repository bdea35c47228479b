import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';

/** Names by which the suite finds the modal component. */
export interface ModalHandle {
  open: boolean;
  onOpenChange(open: boolean): void;
}

export interface ModalSuiteOptions {
  /** Heading and accessible name of the modal. */
  title: string;
  /** Name of its close button. */
  closeLabel: string;
  /** Renders the modal. */
  render(handle: ModalHandle): ReactNode;
}

/** Tests the behavior that every modal component shares. */
export function describeModal(name: string, options: ModalSuiteOptions): void {
  const { title, closeLabel } = options;

  function Host({ onOpenChange }: Pick<ModalHandle, 'onOpenChange'>) {
    const [open, setOpen] = useState(false);
    const change = (next: boolean) => {
      setOpen(next);
      onOpenChange(next);
    };
    return (
      <>
        <button onClick={() => change(true)}>Otwórz</button>
        {options.render({ open, onOpenChange: change })}
      </>
    );
  }

  function open() {
    const onOpenChange = vi.fn();
    render(<Host onOpenChange={onOpenChange} />);
    const opener = screen.getByText('Otwórz');
    act(() => opener.focus());
    fireEvent.click(opener);
    return { opener, onOpenChange, dialog: screen.getByRole('dialog') };
  }

  const mask = () => document.querySelector<HTMLElement>('[data-part="dismiss"]') ?? document.body;
  const getTabStops = (dialog: HTMLElement) =>
    [...dialog.querySelectorAll<HTMLElement>('a[href], button, input, select')].filter(({ tabIndex }) => tabIndex >= 0);

  describe(`${name}, as a modal`, () => {
    it('[UI-12] [DI-1] is a modal dialog named by its visible heading', () => {
      const { dialog } = open();
      expect(dialog).toBe(screen.getByRole('dialog', { name: title }));
      expect(dialog.getAttribute('aria-modal')).toBe('true');
      expect(screen.getByRole('heading', { level: 2, name: title })).toBeDefined();
    });

    it('[DI-2] [DI-10] moves focus to the heading immediately', () => {
      open();
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: title }));
    });

    it('[DI-3] traps Tab inside, with a close button among its tab stops', () => {
      const { dialog } = open();
      const stops = getTabStops(dialog);
      const [first, last] = [stops[0], stops.at(-1)];
      expect(stops).toContain(screen.getByRole('button', { name: closeLabel }));
      act(() => last?.focus());
      fireEvent.keyDown(last ?? dialog, { key: 'Tab' });
      expect(document.activeElement).toBe(first);
      fireEvent.keyDown(first ?? dialog, { key: 'Tab', shiftKey: true });
      expect(document.activeElement).toBe(last);
    });

    it('[DI-4] makes the page behind inert while it is open, and restores it', () => {
      const { opener, dialog } = open();
      expect(opener.closest('[aria-hidden="true"]')).not.toBeNull();
      expect(document.body.hasAttribute('data-scroll-locked')).toBe(true);
      expect(document.body.style.pointerEvents).toBe('none');
      fireEvent.keyDown(dialog, { key: 'Escape' });
      expect(opener.closest('[aria-hidden="true"]')).toBeNull();
      expect(document.body.hasAttribute('data-scroll-locked')).toBe(false);
      expect(document.body.style.pointerEvents).not.toBe('none');
    });

    it.each<[string, (dialog: HTMLElement) => void]>([
      ['[DI-3] Escape', (dialog) => fireEvent.keyDown(dialog, { key: 'Escape' })],
      ['[DI-3] the close button', () => fireEvent.click(screen.getByRole('button', { name: closeLabel }))],
      ['[UI-13] [UI-14] a press of the mask', () => fireEvent.click(mask())],
    ])('[DI-5] closes by %s and returns focus to the opener', async (_, close) => {
      const { opener, dialog, onOpenChange } = open();
      close(dialog);
      expect(onOpenChange.mock.calls).toEqual([[true], [false]]);
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(document.querySelector('[data-part="dismiss"]')).toBeNull();
      // Radix returns focus in a separate task.
      await vi.waitFor(() => expect(document.activeElement).toBe(opener));
    });

    it('[UI-13] has no tab stop on its mask', () => {
      open();
      expect(mask().tabIndex).toBe(-1);
    });
  });
}
