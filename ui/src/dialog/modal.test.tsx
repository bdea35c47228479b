// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Drawer } from '../drawer/index.ts';
import { SidePanel } from '../side-panel/index.ts';
import { Dialog, Modal, type DialogProps } from './index.ts';

type Shape = 'Dialog' | 'Modal' | 'SidePanel' | 'Drawer';

function Content({ shape, ...props }: DialogProps & { shape: Shape; title: string }) {
  if (shape === 'Dialog') return <Dialog {...props} />;
  if (shape === 'SidePanel') return <SidePanel {...props} />;
  if (shape === 'Modal') return <Modal {...props} placement="screen" />;
  const { open, onOpenChange, title, closeLabel } = props;
  return (
    <Drawer
      id="menu"
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      closeLabel={closeLabel}
      levelKey="root"
      entries={[{ id: 'a', label: 'w środku', href: '/a' }]}
      onFollow={() => onOpenChange(false)}
    />
  );
}

function Host({ shape, onOpenChange }: { shape: Shape; onOpenChange?: (open: boolean) => void }) {
  const [open, setOpen] = useState(false);
  const change = (next: boolean) => {
    setOpen(next);
    onOpenChange?.(next);
  };
  return (
    <>
      <button onClick={() => change(true)}>Otwórz</button>
      <Content shape={shape} open={open} onOpenChange={change} title="Koszyk" closeLabel="Zamknij koszyk">
        <a href="/a">w środku</a>
      </Content>
    </>
  );
}

// jsdom has no media queries; the drawer asks one.
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => new EventTarget());
  return () => vi.unstubAllGlobals();
});

function open(shape: Shape) {
  const onOpenChange = vi.fn();
  render(<Host shape={shape} onOpenChange={onOpenChange} />);
  const opener = screen.getByText('Otwórz');
  act(() => opener.focus());
  fireEvent.click(opener);
  return { opener, onOpenChange, dialog: screen.getByRole('dialog') };
}

describe.each<Shape>(['Dialog', 'Modal', 'SidePanel', 'Drawer'])('%s', (shape) => {
  it('[UI-12] DI-1 DR-2 is a modal dialog named by its visible heading', () => {
    const { dialog } = open(shape);
    expect(dialog).toBe(screen.getByRole('dialog', { name: 'Koszyk' }));
    expect(dialog.getAttribute('aria-modal')).toBe('true');
    expect(screen.getByRole('heading', { level: 2, name: 'Koszyk' })).toBeDefined();
  });

  it('DI-2 DR-3 moves focus to the heading at once', () => {
    open(shape);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Koszyk' }));
  });

  it('DI-3 DR-4 keeps Tab inside', () => {
    const { dialog } = open(shape);
    const close = screen.getByRole('button', { name: 'Zamknij koszyk' });
    const last = screen.getByRole('link', { name: 'w środku' });
    act(() => last.focus());
    fireEvent.keyDown(dialog, { key: 'Tab' });
    expect(document.activeElement).toBe(close);
    fireEvent.keyDown(dialog, { key: 'Tab', shiftKey: true });
    expect(document.activeElement).toBe(last);
  });

  it('DI-4 DR-3 takes the page behind away while it is open, and gives it back', () => {
    const { opener, dialog } = open(shape);
    const behind = opener.closest('[aria-hidden="true"]');
    expect(behind).not.toBeNull();
    expect(document.body.hasAttribute('data-scroll-locked')).toBe(true);
    fireEvent.keyDown(dialog, { key: 'Escape' });
    expect(opener.closest('[aria-hidden="true"]')).toBeNull();
    expect(document.body.hasAttribute('data-scroll-locked')).toBe(false);
  });

  it.each<[string, (dialog: HTMLElement) => void]>([
    ['Escape', (dialog) => fireEvent.keyDown(dialog, { key: 'Escape' })],
    ['the close button', () => fireEvent.click(screen.getByRole('button', { name: 'Zamknij koszyk' }))],
  ])('DI-5 DR-5 closes on %s and returns focus to the opener', async (_, close) => {
    const { opener, dialog, onOpenChange } = open(shape);
    close(dialog);
    expect(onOpenChange).toHaveBeenLastCalledWith(false);
    expect(screen.queryByRole('dialog')).toBeNull();
    // Radix gives focus back in a task of its own.
    await vi.waitFor(() => expect(document.activeElement).toBe(opener));
  });
});

describe('Modal', () => {
  it('DI-7 closes one level for each Escape', () => {
    const change = vi.fn();
    render(
      <Dialog open onOpenChange={change} title="Koszyk" closeLabel="Zamknij koszyk">
        <Dialog open onOpenChange={(next) => void change('inner', next)} title="Usunąć produkt?" closeLabel="Zamknij pytanie">
          treść
        </Dialog>
      </Dialog>,
    );
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    expect(change.mock.calls).toEqual([['inner', false]]);
  });

  it('has the leading control before and the footer after its content', () => {
    render(
      <Modal open onOpenChange={vi.fn()} title="Koszyk" closeLabel="Zamknij" placement="end" leading={<button>Wróć</button>} footer={<button>Do kasy</button>} id="mini-cart">
        treść
      </Modal>,
    );
    expect(screen.getByRole('dialog').id).toBe('mini-cart');
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent)).toEqual(['Wróć', 'Zamknij', 'Do kasy']);
  });
});
