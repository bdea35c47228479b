import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

export interface DisclosureSuiteOptions {
  /** Name of the button. */
  name: string;
  /** Text of a link or button inside of the panel. */
  inside: string;
  /** Renders it, closed. */
  render(): ReactNode;
}

/** The behavior of everything that discloses by a button; each such component runs it (line SW-5). */
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

  describe(`${component}, as everything that discloses`, () => {
    it('has its closed content in the HTML of the server, hidden', () => {
      const html = renderToString(<>{options.render()}</>);
      expect(html).toContain(options.inside);
      expect(html).toContain('hidden=""');
      expect(html).toContain('aria-expanded="false"');
    });

    it('opens and closes by its button, which keeps the focus and says so', () => {
      const { button, panel, press } = setUp();
      expect([expanded(button), panel?.hidden]).toEqual(['false', true]);
      press();
      expect([expanded(button), panel?.hidden]).toEqual(['true', false]);
      expect(document.activeElement).toBe(button);
      fireEvent.click(button);
      expect([expanded(button), panel?.hidden]).toEqual(['false', true]);
    });

    it('[SW-5] Escape closes and returns focus to the button', () => {
      const { button, press } = setUp();
      press();
      act(() => inside().focus());
      expect(document.activeElement).toBe(inside());
      fireEvent.keyDown(inside(), { key: 'Escape' });
      expect(expanded(button)).toBe('false');
      expect(document.activeElement).toBe(button);
    });

    it('[SW-5] a press outside closes, one inside does not', () => {
      const { button, press } = setUp();
      press();
      fireEvent.pointerDown(inside());
      expect(expanded(button)).toBe('true');
      fireEvent.pointerDown(screen.getByText('za'));
      expect(expanded(button)).toBe('false');
    });

    it('[SW-5] focus leaving closes, and stays where it went', () => {
      const { button, press } = setUp();
      press();
      act(() => inside().focus());
      expect(expanded(button)).toBe('true');
      act(() => screen.getByText('za').focus());
      expect(expanded(button)).toBe('false');
      expect(document.activeElement).toBe(screen.getByText('za'));
    });

    it('leaves a dialog around it open on Escape', () => {
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
