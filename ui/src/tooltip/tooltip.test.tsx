// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Tooltip } from './index.ts';

let keyboardIsUsed = true;
const { matches } = Element.prototype;
beforeEach(() => {
  vi.useFakeTimers();
  keyboardIsUsed = true;
  // jsdom only guesses which focus the keyboard brought.
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    return selector === ':focus-visible' ? keyboardIsUsed && this === document.activeElement : matches.call(this, selector);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const tooltip = (
  <Tooltip text="Cena z 30 dni przed obniżką">
    <button aria-describedby="price">i</button>
  </Tooltip>
);
const hint = () => screen.queryByRole('tooltip');
const root = () => screen.getByRole('button').parentElement ?? document.body;
const pass = (time: number) => act(() => void vi.advanceTimersByTime(time));

describe('Tooltip', () => {
  it('describes its element, beside what describes it already', () => {
    const { container } = render(tooltip);
    expect(screen.getByRole('button').getAttribute('aria-describedby')).toBe(`price ${container.querySelector('[role="tooltip"]')?.id}`);
  });

  it('shows on focus and goes with it', () => {
    render(tooltip);
    expect(hint()).toBeNull();
    act(() => screen.getByRole('button').focus());
    expect(hint()?.textContent).toBe('Cena z 30 dni przed obniżką');
    act(() => screen.getByRole('button').blur());
    expect(hint()).toBeNull();
  });

  it('shows on hover of a mouse, not on touch, and lets the pointer travel into it', () => {
    render(tooltip);
    fireEvent.pointerEnter(root(), { pointerType: 'touch' });
    expect(hint()).toBeNull();
    fireEvent.pointerEnter(root(), { pointerType: 'mouse' });
    expect(hint()).not.toBeNull();
    fireEvent.pointerLeave(root(), { pointerType: 'mouse' });
    pass(200);
    fireEvent.pointerEnter(root(), { pointerType: 'mouse' });
    pass(1000);
    expect(hint()).not.toBeNull();
    fireEvent.pointerLeave(root(), { pointerType: 'mouse' });
    pass(300);
    expect(hint()).toBeNull();
  });

  it('stays while the focus of the keyboard is inside, also once a mouse has crossed it', () => {
    render(tooltip);
    act(() => screen.getByRole('button').focus());
    fireEvent.pointerEnter(root(), { pointerType: 'mouse' });
    fireEvent.pointerLeave(root(), { pointerType: 'mouse' });
    pass(1000);
    expect(hint()).not.toBeNull();
    act(() => screen.getByRole('button').blur());
    expect(hint()).toBeNull();
  });

  it('stays while a mouse is over it, also once the focus has left', () => {
    render(tooltip);
    act(() => screen.getByRole('button').focus());
    fireEvent.pointerEnter(root(), { pointerType: 'mouse' });
    act(() => screen.getByRole('button').blur());
    expect(hint()).not.toBeNull();
    fireEvent.pointerLeave(root(), { pointerType: 'mouse' });
    pass(300);
    expect(hint()).toBeNull();
  });

  it('goes with the mouse, also where a press of it has left the focus', () => {
    keyboardIsUsed = false;
    render(tooltip);
    fireEvent.pointerEnter(root(), { pointerType: 'mouse' });
    act(() => screen.getByRole('button').focus());
    fireEvent.pointerLeave(root(), { pointerType: 'mouse' });
    pass(300);
    expect(hint()).toBeNull();
  });

  it('is put away by Escape, which leaves a dialog around it open', () => {
    render(tooltip);
    const around = vi.fn();
    document.addEventListener('keydown', around, { capture: true });
    act(() => screen.getByRole('button').focus());
    fireEvent.keyDown(screen.getByRole('button'), { key: 'Escape' });
    expect(hint()).toBeNull();
    expect(around).not.toHaveBeenCalled();
    fireEvent.keyDown(screen.getByRole('button'), { key: 'Escape' });
    expect(around).toHaveBeenCalledOnce();
    document.removeEventListener('keydown', around, { capture: true });
  });

  it('takes ref, class and attributes, and renders on a server', () => {
    const ref = createRef<HTMLSpanElement>();
    const own = (
      <Tooltip ref={ref} className="own" data-test="hint" text="więcej">
        <button>i</button>
      </Tooltip>
    );
    render(own);
    expect([ref.current?.classList.contains('own'), ref.current?.dataset['test']]).toEqual([true, 'hint']);
    expect(renderToString(own)).toContain('więcej');
  });
});
