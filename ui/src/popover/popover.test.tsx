// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { createRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { describeDisclosure } from '../testing/disclosure-suite.tsx';
import { Dialog } from '../dialog/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { afterClick, afterFocus } from './disclosure-state.ts';
import { Popover, type PopoverProps } from './index.ts';
import { needsFlip } from './needs-flip.ts';
import { shiftIntoView } from './shift-into-view.ts';

const popover = (props: Partial<PopoverProps> = {}) => (
  <Popover trigger="Dostawa" {...props}>
    <a href="/dostawa">Koszty dostawy</a>
  </Popover>
);
const button = () => screen.getByRole('button', { name: 'Dostawa' });
const isOpen = () => button().getAttribute('aria-expanded') === 'true';

describeDisclosure('Popover', { name: 'Dostawa', inside: 'Koszty dostawy', render: popover });

describe('Popover', () => {
  it('can be controlled', () => {
    const onOpenChange = vi.fn();
    const { rerender } = render(popover({ open: false, onOpenChange }));
    fireEvent.click(button());
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(true);
    expect(isOpen()).toBe(false);
    rerender(popover({ open: true, onOpenChange }));
    expect(isOpen()).toBe(true);
  });

  it('can be open initially, and is busy while its content loads', () => {
    render(popover({ defaultOpen: true, loading: true }));
    expect(isOpen()).toBe(true);
    expect(document.querySelector('[data-part="panel"]')?.getAttribute('aria-busy')).toBe('true');
  });

  it('opens by a button of the parent', () => {
    render(popover({ trigger: (button) => <IconButton {...button} label="Dostawa" icon={null} /> }));
    fireEvent.click(button());
    expect(isOpen()).toBe(true);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(isOpen()).toBe(false);
  });

  it('lets its content close it, and returns focus', () => {
    render(
      <Popover trigger="Dostawa" defaultOpen>
        {(close) => <button onClick={close}>Gotowe</button>}
      </Popover>,
    );
    act(() => screen.getByText('Gotowe').focus());
    fireEvent.click(screen.getByText('Gotowe'));
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(button());
  });

  it('stays open while a dialog that its panel opened has focus, which then returns', async () => {
    render(
      <Popover trigger="Dostawa" defaultOpen>
        <Dialog title="Koszty dostawy" trigger={<button>Koszty</button>}>
          <button>Kurier</button>
        </Dialog>
      </Popover>,
    );
    const opener = screen.getByText('Koszty');
    act(() => opener.focus());
    fireEvent.click(opener);
    const inside = screen.getByRole('button', { name: 'Kurier' });
    fireEvent.pointerDown(inside);
    act(() => inside.focus());
    expect(document.querySelector('[data-disclosure="open"]')).not.toBeNull();
    fireEvent.keyDown(inside, { key: 'Escape' });
    expect(screen.queryByRole('dialog')).toBeNull();
    await vi.waitFor(() => expect(document.activeElement).toBe(opener));
    expect(isOpen()).toBe(true);
    fireEvent.keyDown(opener, { key: 'Escape' });
    expect(isOpen()).toBe(false);
  });

  it('forwards ref, className and attributes, and exposes its state', () => {
    const ref = createRef<HTMLDivElement>();
    render(popover({ ref, className: 'own', id: 'delivery' }));
    expect(ref.current?.id).toBe('delivery');
    expect(ref.current?.classList.contains('own')).toBe(true);
    expect(ref.current?.dataset['disclosure']).toBe('closed');
    fireEvent.click(button());
    expect(ref.current?.dataset['disclosure']).toBe('open');
  });
});

describe('Popover that opens on hover', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const pass = (time: number) => act(() => void vi.advanceTimersByTime(time));
  const root = () => button().parentElement ?? document.body;
  const enter = (pointerType = 'mouse') => fireEvent.pointerEnter(root(), { pointerType });
  const leave = () => fireEvent.pointerLeave(root(), { pointerType: 'mouse' });

  it('opens for a mouse only, and closes 300 ms after it has left', () => {
    render(popover({ openOnHover: true }));
    enter('touch');
    expect(isOpen()).toBe(false);
    enter();
    expect(isOpen()).toBe(true);
    leave();
    pass(299);
    expect(isOpen()).toBe(true);
    pass(1);
    expect(isOpen()).toBe(false);
  });

  it('stays open while the pointer returns or focus is inside', () => {
    render(popover({ openOnHover: true }));
    enter();
    leave();
    pass(200);
    enter();
    pass(1000);
    expect(isOpen()).toBe(true);
    act(() => screen.getByText('Koszty dostawy').focus());
    leave();
    pass(1000);
    expect(isOpen()).toBe(true);
  });

  it('stays open when its trigger is clicked after hover', () => {
    render(popover({ openOnHover: true }));
    enter();
    fireEvent.click(button());
    expect(isOpen()).toBe(true);
    leave();
    pass(1000);
    expect(isOpen()).toBe(true);
    fireEvent.click(button());
    expect(isOpen()).toBe(false);
  });

  it('closes on Escape wherever focus is', () => {
    render(popover({ openOnHover: true }));
    enter();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(isOpen()).toBe(false);
  });
});

describe('afterClick and afterFocus', () => {
  it('keep open what hover or focus opened, and close what was opened explicitly', () => {
    expect([
      afterClick(null, false),
      afterClick('hover', true),
      afterClick('focus', true),
      afterClick('press', true),
      afterClick(null, true),
    ]).toEqual(['press', 'press', 'press', null, null]);
    expect([afterFocus(null), afterFocus('hover'), afterFocus('press')]).toEqual(['focus', 'focus', 'press']);
  });
});

describe('needsFlip', () => {
  const button = { top: 500, bottom: 544 };
  it('is false if the panel fits, or if the other side has less space', () => {
    expect(needsFlip('bottom', button, 200, 800)).toBe(false);
    expect(needsFlip('bottom', { top: 100, bottom: 144 }, 700, 800)).toBe(false);
    expect(needsFlip('top', button, 400, 800)).toBe(false);
  });

  it('is true if the panel is cut off and the other side has more space', () => {
    expect(needsFlip('bottom', button, 300, 800)).toBe(true);
    expect(needsFlip('top', { top: 100, bottom: 144 }, 300, 800)).toBe(true);
  });
});

describe('shiftIntoView', () => {
  it('returns 0 if it fits, otherwise a shift that keeps its beginning visible', () => {
    const edges = fc.record({
      left: fc.integer({ min: -500, max: 500 }),
      width: fc.integer({ min: 1, max: 600 }),
      screen: fc.integer({ min: 320, max: 500 }),
    });
    fc.assert(
      fc.property(edges, ({ left, width, screen: screenWidth }) => {
        const shift = shiftIntoView(left, left + width, screenWidth);
        const inView = left >= 0 && left + width <= screenWidth;
        expect(shift === 0).toBe(inView || (left === 0 && width > screenWidth));
        expect(left + shift).toBeGreaterThanOrEqual(0);
        if (width <= screenWidth) expect(left + shift + width).toBeLessThanOrEqual(screenWidth);
      }),
    );
  });
});
