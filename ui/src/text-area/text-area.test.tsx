// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { testField } from '../conformance/field-suite.tsx';
import { hydrateAfter } from '../testing/hydrate-after.ts';
import { TextArea } from './index.ts';

describe('TextArea', () => {
  testField({
    field: (props) => <TextArea {...props} />,
    control: () => screen.getByRole('textbox'),
    fill: () => fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Dzień dobry' } }),
    sent: 'Dzień dobry',
  });

  it('FO-4 connects label, error and hint to the native control', () => {
    const ref = createRef<HTMLTextAreaElement>();
    render(
      <TextArea ref={ref} id="comment" label="Wiadomość" name="comment" hint="Do 500 znaków" error="Napisz coś." />,
    );
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Wiadomość' });
    expect(ref.current).toBe(field);
    expect(field.name).toBe('comment');
    expect(field.rows).toBe(4);
    expect(field.required).toBe(true);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.getAttribute('aria-describedby')).toBe('comment-error comment-hint');
  });

  describe('CharacterCounter', () => {
    const charactersLeft = (left: number) => `Zostało znaków: ${left}`;
    const type = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } });
    const said = () => screen.getByRole('status').textContent;

    it('shows the characters left, and describes the field', () => {
      render(
        <TextArea label="Wiadomość" counter maxLength={500} charactersLeft={charactersLeft} defaultValue="Dzień" />,
      );
      const field = screen.getByRole<HTMLTextAreaElement>('textbox');
      expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
        'Zostało znaków: 495',
      );
      type('Dzień dobry');
      expect(screen.getByText('Zostało znaków: 489')).toBeDefined();
      expect(field.maxLength).toBe(500);
    });

    it('counts text that was typed before hydration', () => {
      hydrateAfter(<TextArea label="Wiadomość" counter maxLength={500} charactersLeft={charactersLeft} />, () =>
        type('Dzień dobry'),
      );
      expect(screen.getByText('Zostało znaków: 489')).toBeDefined();
    });

    it('is updated after its form is reset', async () => {
      render(
        <form aria-label="Kontakt">
          <TextArea label="Wiadomość" counter maxLength={500} charactersLeft={charactersLeft} defaultValue="Dzień" />
        </form>,
      );
      type('Dzień dobry');
      screen.getByRole<HTMLFormElement>('form').reset();
      expect(await screen.findByText('Zostało znaków: 495')).toBeDefined();
    });

    it('counts text that a form library writes into the control before it renders again', () => {
      const show = () => <TextArea label="Wiadomość" counter maxLength={500} charactersLeft={charactersLeft} />;
      const { rerender } = render(show());
      type('Dzień dobry');
      screen.getByRole<HTMLTextAreaElement>('textbox').value = 'Dzień';
      rerender(show());
      expect(screen.getByText('Zostało znaków: 495')).toBeDefined();
    });

    it('announces the number after a pause in typing, but not the initial one', () => {
      vi.useFakeTimers();
      render(<TextArea label="Wiadomość" counter maxLength={10} charactersLeft={charactersLeft} />);
      act(() => void vi.advanceTimersByTime(5000));
      expect(said()).toBe('');
      type('a');
      act(() => void vi.advanceTimersByTime(900));
      type('ab');
      act(() => void vi.advanceTimersByTime(900));
      expect(said()).toBe('');
      act(() => void vi.advanceTimersByTime(100));
      expect(said()).toBe('Zostało znaków: 8');
      vi.useRealTimers();
    });

    it('follows a controlled value, and is absent without a limit or without `counter`', () => {
      const { rerender } = render(
        <TextArea label="Wiadomość" counter maxLength={10} charactersLeft={charactersLeft} value="abc" />,
      );
      expect(screen.getByText('Zostało znaków: 7')).toBeDefined();
      rerender(<TextArea label="Wiadomość" maxLength={10} charactersLeft={charactersLeft} value="abc" />);
      expect(screen.queryByText(/Zostało/)).toBeNull();
      rerender(<TextArea label="Wiadomość" counter charactersLeft={charactersLeft} value="abc" />);
      expect(screen.queryByText(/Zostało/)).toBeNull();
    });
  });
});
