import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

export interface DisclosureSuiteOptions {
  /** Name of the button. */
  name: string;
  /** Text of a link or button inside the panel. */
  inside: string;
  /** Renders the component, closed. */
  render(): ReactNode;
}

/** Tests the behavior that every disclosure shares. */
export function describeDisclosure(component: string, options: DisclosureSuiteOptions): void {
  const setUp = () => {
    render(
      <>
        {options.render()}
        <button>za</button>
      </>,
    );
    const button = screen.getByRole('button', { name: options.name });
    const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
    const press = () => {
      act(() => button.focus());
      fireEvent.click(button);
    };
    return { button, panel, press };
  };
  const expanded = (button: HTMLElement) => button.getAttribute('aria-expanded');
  const inside = () => screen.getByText(options.inside).closest<HTMLElement>('a, button') ?? document.body;

  describe(`${component}, as a disclosure`, () => {
    it('has its closed content in the server HTML, hidden', () => {
      const html = renderToString(<>{options.render()}</>);
      expect(html).toContain(options.inside);
      expect(html).toContain('hidden=""');
      expect(html).toContain('aria-expanded="false"');
    });

    it('opens and closes by its button, which keeps focus and exposes the state', () => {
      const { button, panel, press } = setUp();
      expect([expanded(button), panel?.hidden]).toEqual(['false', true]);
      press();
      expect([expanded(button), panel?.hidden]).toEqual(['true', false]);
      expect(document.activeElement).toBe(button);
      fireEvent.click(button);
      expect([expanded(button), panel?.hidden]).toEqual(['false', true]);
    });

    it.each(['after a press outside', 'after Tab has passed it'])('closes by its button %s', (before) => {
      const { button, press } = setUp();
      const outside = screen.getByText('za');
      press();
      if (before === 'after Tab has passed it') fireEvent.click(button);
      else fireEvent.pointerDown(outside);
      act(() => outside.focus());
      expect(expanded(button)).toBe('false');
      // Some browsers do not focus a button that is pressed.
      fireEvent.pointerDown(button);
      fireEvent.click(button);
      expect(expanded(button)).toBe('true');
      fireEvent.pointerDown(button);
      expect(expanded(button)).toBe('true');
      fireEvent.click(button);
      expect(expanded(button)).toBe('false');
    });

    it('[SW-5] closes on Escape and returns focus to the button', () => {
      const { button, press } = setUp();
      press();
      act(() => inside().focus());
      expect(document.activeElement).toBe(inside());
      fireEvent.keyDown(inside(), { key: 'Escape' });
      expect(expanded(button)).toBe('false');
      expect(document.activeElement).toBe(button);
    });

    it('[SW-5] closes on a click outside, not on one inside', () => {
      const { button, press } = setUp();
      press();
      fireEvent.pointerDown(inside());
      expect(expanded(button)).toBe('true');
      fireEvent.pointerDown(screen.getByText('za'));
      expect(expanded(button)).toBe('false');
    });

    it('[SW-5] closes when focus leaves, without moving focus back', () => {
      const { button, press } = setUp();
      press();
      act(() => inside().focus());
      expect(expanded(button)).toBe('true');
      act(() => screen.getByText('za').focus());
      expect(expanded(button)).toBe('false');
      expect(document.activeElement).toBe(screen.getByText('za'));
    });

    it('keeps a dialog around it open on Escape', () => {
      const { press } = setUp();
      press();
      let reached = false;
      const around = () => {
        reached = true;
      };
      document.addEventListener('keydown', around, { capture: true });
      fireEvent.keyDown(inside(), { key: 'Escape' });
      document.removeEventListener('keydown', around, { capture: true });
      expect(reached).toBe(false);
    });
  });
}
