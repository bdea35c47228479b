// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { testField } from '../conformance/field-suite.tsx';
import { TextField } from './index.ts';

/** Returns the texts that describe a control. */
function description(control: HTMLElement): string[] {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? `(nothing has the id ${id})`);
}

describe('TextField', () => {
  testField({
    field: (props) => <TextField {...props} />,
    control: () => screen.getByRole('textbox'),
    fill: () => fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Ola' } }),
    sent: 'Ola',
  });

  it('[UI-20] shows an asterisk, outside the name, unless it is optional', () => {
    const { container, rerender } = render(<TextField label="Imię" />);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Imię' });
    expect(container.querySelector('label')?.textContent).toBe('Imię\u00a0*');
    expect(field.required).toBe(true);
    rerender(<TextField label="Imię" optional optionalLabel="(opcjonalnie)" />);
    expect(container.querySelector('label')?.textContent).toBe('Imię (opcjonalnie)');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Imię (opcjonalnie)' }).required).toBe(false);
  });

  it('FO-1 has a label that is not a placeholder and that focuses it', () => {
    render(<TextField label="Miasto" placeholder="np. Kraków" />);
    expect(screen.getByLabelText(/^Miasto/)).toBe(screen.getByRole('textbox', { name: 'Miasto' }));
  });

  it('FO-3 forwards autocomplete and other attributes to the input', () => {
    const ref = createRef<HTMLInputElement>();
    const change = vi.fn();
    render(
      <TextField
        ref={ref}
        label="Kod"
        name="postcode"
        autoComplete="postal-code"
        inputMode="numeric"
        maxLength={6}
        onChange={change}
        data-mark="x"
      />,
    );
    const field = screen.getByRole<HTMLInputElement>('textbox');
    expect(ref.current).toBe(field);
    expect(field.name).toBe('postcode');
    expect(field.autocomplete).toBe('postal-code');
    expect(field.inputMode).toBe('numeric');
    expect(field.maxLength).toBe(6);
    expect(field.dataset['mark']).toBe('x');
    fireEvent.change(field, { target: { value: '31-042' } });
    expect(change).toHaveBeenCalledOnce();
  });

  it('FO-4 is invalid and described by its error, before hint and additional descriptions', () => {
    render(
      <>
        <p id="more">Więcej</p>
        <TextField label="E-mail" hint="Na potwierdzenie" error="Wpisz adres." aria-describedby="more" />
      </>,
    );
    const field = screen.getByRole('textbox');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(description(field)).toEqual(['Wpisz adres.', 'Na potwierdzenie', 'Więcej']);
  });

  it('FO-5 is neither invalid nor described without an error', () => {
    render(<TextField label="E-mail" />);
    const field = screen.getByRole('textbox');
    expect(field.hasAttribute('aria-invalid')).toBe(false);
    expect(field.hasAttribute('aria-describedby')).toBe(false);
  });

  it('FO-5 clears its error without losing focus', () => {
    const { rerender } = render(<TextField label="E-mail" error="Wpisz adres." />);
    const field = screen.getByRole('textbox');
    field.focus();
    rerender(<TextField label="E-mail" />);
    expect(document.activeElement).toBe(field);
    expect(screen.queryByText('Wpisz adres.')).toBeNull();
  });

  it('FO-6 has an icon and text for an error', () => {
    const { container } = render(<TextField label="E-mail" error="Wpisz adres." />);
    expect(container.querySelector('[id$="-error"] svg')).not.toBeNull();
  });

  it('FO-17 has an e-mail keyboard and no capitalization on phones by default', () => {
    const { rerender } = render(<TextField label="E-mail" type="email" />);
    const field = screen.getByRole<HTMLInputElement>('textbox');
    expect(field.type).toBe('email');
    expect(field.inputMode).toBe('email');
    expect(field.getAttribute('autocapitalize')).toBe('none');
    expect(field.getAttribute('autocorrect')).toBe('off');
    rerender(<TextField label="E-mail" type="email" inputMode="text" />);
    expect(field.inputMode).toBe('text');
  });

  it('has a unique id, or the given one', () => {
    render(
      <>
        <TextField label="Jeden" />
        <TextField label="Dwa" />
        <TextField label="Trzy" id="third" error="Źle" />
      </>,
    );
    const ids = screen.getAllByRole('textbox').map(({ id }) => id);
    expect(new Set(ids).size).toBe(3);
    expect(ids[2]).toBe('third');
    expect(document.getElementById('third-error')?.textContent).toBe('Źle');
  });

  it('hides the leading icon from screen readers and keeps a trailing control', () => {
    render(<TextField label="Telefon" leading="+48" trailing={<button type="button">Wyczyść</button>} />);
    expect(screen.getByText('+48').getAttribute('aria-hidden')).toBe('true');
    expect(screen.getByRole('button', { name: 'Wyczyść' })).toBeTruthy();
  });

  it('is a plain named field in the server HTML', () => {
    const html = renderToString(<TextField label="Imię" name="firstname" defaultValue="Ola" />);
    expect(html).toMatch(/<input[^>]*name="firstname"[^>]*value="Ola"/);
  });
});
