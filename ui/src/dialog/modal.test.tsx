// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRef, useRef, useState, type RefObject } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { describeModal } from '../testing/modal-suite.tsx';
import { Dialog, Modal, type ModalProps } from './index.ts';

const props = { title: 'Koszyk', closeLabel: 'Zamknij koszyk', children: <a href="/a">w środku</a> };

describeModal('Dialog', { ...props, render: (handle) => <Dialog {...props} {...handle} /> });
describeModal('Modal', { ...props, render: (handle) => <Modal {...props} {...handle} placement="screen" /> });

describe('Modal', () => {
  it('[DI-7] closes one level per Escape', () => {
    const change = vi.fn();
    render(
      <Dialog open onOpenChange={change} title="Koszyk" closeLabel="Zamknij koszyk">
        <Dialog
          open
          onOpenChange={(next) => void change('inner', next)}
          title="Usunąć produkt?"
          closeLabel="Zamknij pytanie"
        >
          treść
        </Dialog>
      </Dialog>,
    );
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    expect(change.mock.calls).toEqual([['inner', false]]);
  });

  it('renders the leading control before and the footer after its content', () => {
    render(
      <Modal
        open
        onOpenChange={vi.fn()}
        title="Koszyk"
        placement="end"
        leading={<button>Wróć</button>}
        footer={<button>Do kasy</button>}
        id="mini-cart"
      >
        treść
      </Modal>,
    );
    expect(screen.getByRole('dialog').id).toBe('mini-cart');
    expect(
      screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent),
    ).toEqual(['Wróć', 'Close', 'Do kasy']);
  });

  it('opens by its trigger when it is uncontrolled', async () => {
    const onOpenChange = vi.fn();
    render(<Dialog {...props} trigger={<button>Pokaż koszyk</button>} onOpenChange={onOpenChange} />);
    const trigger = screen.getByRole('button', { name: 'Pokaż koszyk', expanded: false });
    act(() => trigger.focus());
    fireEvent.click(trigger);
    expect(screen.getByRole('dialog', { name: 'Koszyk' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Zamknij koszyk' }));
    expect(onOpenChange.mock.calls).toEqual([[true], [false]]);
    await vi.waitFor(() => expect(document.activeElement).toBe(trigger));
  });

  it('[AC-3] leaves focus on an element that took it while it was closing, such as the heading of a new page', async () => {
    const shown = (open: boolean) => (
      <>
        <button>Menu</button>
        <h1 tabIndex={-1}>Wylogowaliśmy Cię</h1>
        <Dialog {...props} open={open} onOpenChange={vi.fn()} />
      </>
    );
    const { rerender } = render(shown(false));
    act(() => screen.getByRole('button', { name: 'Menu' }).focus());
    rerender(shown(true));
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
    rerender(shown(false));
    const heading = screen.getByRole('heading', { name: 'Wylogowaliśmy Cię' });
    act(() => heading.focus());
    await new Promise((resolve) => setTimeout(resolve));
    expect(document.activeElement).toBe(heading);
  });

  it('is controlled by its trigger under its own id', () => {
    render(<Dialog {...props} id="koszyk" trigger={<button>Pokaż koszyk</button>} />);
    const trigger = screen.getByRole('button', { name: 'Pokaż koszyk' });
    fireEvent.click(trigger);
    expect(screen.getByRole('dialog').id).toBe('koszyk');
    expect(trigger.getAttribute('aria-controls')).toBe('koszyk');
  });

  it('can be open initially', () => {
    render(<Dialog {...props} defaultOpen />);
    expect(screen.getByRole('dialog')).toBeDefined();
  });

  it('[DI-2] focuses the given element, e.g. the least destructive button', () => {
    function Question() {
      const keep = useRef<HTMLButtonElement>(null);
      return (
        <Dialog open title="Usunąć produkt?" initialFocus={keep} footer={<button ref={keep}>Zostaw</button>}>
          treść
        </Dialog>
      );
    }
    render(<Question />);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Zostaw' }));
  });

  it('[DI-5] focuses the fallback when the opener was removed', async () => {
    function List() {
      const [open, setOpen] = useState(false);
      const [asked, setAsked] = useState(false);
      const next = useRef<HTMLButtonElement>(null);
      return (
        <>
          {!asked && (
            <button
              onClick={() => {
                setOpen(true);
              }}
            >
              Usuń: Cynk
            </button>
          )}
          <button ref={next}>Usuń: Magnez</button>
          <Dialog open={open} onOpenChange={setOpen} title="Usunąć?" fallbackFocus={next}>
            <button
              onClick={() => {
                setAsked(true);
                setOpen(false);
              }}
            >
              Tak
            </button>
          </Dialog>
        </>
      );
    }
    render(<List />);
    const opener = screen.getByRole('button', { name: 'Usuń: Cynk' });
    act(() => opener.focus());
    fireEvent.click(opener);
    fireEvent.click(screen.getByRole('button', { name: 'Tak' }));
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Usuń: Magnez' })));
  });

  it('[DI-5] focuses the fallback when the opener takes no focus, e.g. because it was disabled or hidden', async () => {
    const next = createRef<HTMLButtonElement>();
    const page = (open: boolean, disabled: boolean) => (
      <>
        <button disabled={disabled}>Usuń</button>
        <button ref={next}>Wróć</button>
        <Dialog {...props} open={open} fallbackFocus={next} />
      </>
    );
    const { rerender } = render(page(false, false));
    act(() => screen.getByRole('button', { name: 'Usuń' }).focus());
    rerender(page(true, false));
    rerender(page(false, true));
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Wróć' })));
  });

  it.each<[string, (next: RefObject<HTMLButtonElement | null>) => Partial<ModalProps>]>([
    ['its trigger', () => ({ trigger: <button>następny</button> })],
    [
      'its trigger before the next best element',
      () => ({ trigger: <button>następny</button>, fallbackFocus: createRef() }),
    ],
    ['the next best element', (next) => ({ fallbackFocus: next })],
  ])('[DI-5] focuses %s when nothing was focused before, as after a click on a button in Safari', async (_, lent) => {
    const next = createRef<HTMLButtonElement>();
    const own = lent(next);
    render(
      <>
        {!own.trigger && <button ref={next}>następny</button>}
        <Dialog {...props} {...own} defaultOpen />
      </>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Zamknij koszyk' }));
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'następny' })));
  });

  it('[DI-6] opens immediately while its content loads; the content does not move focus', () => {
    const { rerender } = render(
      <Dialog open title="Regulamin" loading>
        Wczytywanie…
      </Dialog>,
    );
    const heading = screen.getByRole('heading', { name: 'Regulamin' });
    expect(document.activeElement).toBe(heading);
    expect(screen.getByText('Wczytywanie…').getAttribute('aria-busy')).toBe('true');
    rerender(
      <Dialog open title="Regulamin">
        <a href="/regulamin">Całość</a>
      </Dialog>,
    );
    expect(document.querySelector('[aria-busy]')).toBeNull();
    expect(document.activeElement).toBe(heading);
  });

  it('stays open until a response when it is not dismissable', () => {
    const onOpenChange = vi.fn();
    render(
      <Dialog open onOpenChange={onOpenChange} role="alertdialog" dismissable={false} title="Sesja wygasła">
        <button>Zaloguj się</button>
      </Dialog>,
    );
    const dialog = screen.getByRole('alertdialog', { name: 'Sesja wygasła' });
    fireEvent.keyDown(dialog, { key: 'Escape' });
    expect(onOpenChange).not.toHaveBeenCalled();
    expect(screen.getAllByRole('button')).toHaveLength(1);
    expect(document.querySelector('[data-part="dismiss"]')).toBeNull();
  });

  it('forwards ref, className and attributes, and exposes its state', () => {
    const ref = createRef<HTMLDivElement>();
    render(<Dialog {...props} open ref={ref} className="own" data-test="cart" />);
    expect(ref.current).toBe(screen.getByRole('dialog'));
    expect(ref.current?.classList.contains('own')).toBe(true);
    expect(ref.current?.dataset).toMatchObject({ test: 'cart', state: 'open' });
  });

  it('renders on the server, also while open', () => {
    expect(renderToString(<Dialog {...props} defaultOpen trigger={<button>Koszyk</button>} />)).toContain('Koszyk');
  });
});
