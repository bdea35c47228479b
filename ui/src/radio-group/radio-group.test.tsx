// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { testField } from '../conformance/field-suite.tsx';
import { RadioCards, RadioGroup } from './index.ts';

const options = [
  { value: 'receipt', label: 'Paragon' },
  { value: 'invoice', label: 'Faktura', hint: 'Potrzebny NIP.' },
];
const cards = [
  { value: 'locker', title: 'Paczkomat', price: '12,99 zł', description: 'Jutro' },
  { value: 'courier', title: 'Kurier', price: '14,99 zł', content: <p>Wybierz godzinę</p> },
  { value: 'store', title: 'Salon', description: 'Nie ma tu produktu', disabled: true },
];
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

describe('RadioGroup', () => {
  testField({
    field: ({ loading, disabled, ...props }) => <RadioGroup {...props} options={options} />,
    control: () => screen.getByRole('radiogroup'),
    fill: () => fireEvent.click(radio('Paragon')),
    sent: 'receipt',
    sentBefore: null,
    hasStates: false,
  });

  it('CO-3 is a named group of native radio buttons of one name', () => {
    render(<RadioGroup label="Dokument" name="document" options={options} />);
    expect(screen.getByRole('radiogroup', { name: 'Dokument' }).getAttribute('aria-required')).toBe('true');
    expect([radio('Paragon').name, radio('Faktura').name]).toEqual(['document', 'document']);
    expect(radio('Paragon').required).toBe(true);
    expect(document.getElementById(radio('Faktura').getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Potrzebny NIP.',
    );
  });

  it('reports the selected value and leaves the state to the browser', () => {
    const change = vi.fn();
    render(
      <RadioGroup label="Dokument" name="document" options={options} defaultValue="receipt" onValueChange={change} />,
    );
    expect(radio('Paragon').checked).toBe(true);
    fireEvent.click(radio('Faktura'));
    expect(change).toHaveBeenCalledExactlyOnceWith('invoice');
    expect(radio('Faktura').checked).toBe(true);
  });

  it('is controlled when `value` is given', () => {
    const { rerender } = render(<RadioGroup label="Dokument" name="document" options={options} value="" />);
    fireEvent.click(radio('Faktura'));
    expect(radio('Faktura').checked).toBe(false);
    rerender(<RadioGroup label="Dokument" name="document" options={options} value="invoice" />);
    expect(radio('Faktura').checked).toBe(true);
  });

  it('FO-4 has its error on the group', () => {
    render(
      <RadioGroup id="document" label="Dokument" name="document" options={options} error="Wybierz." hint="Jeden." />,
    );
    const group = screen.getByRole('radiogroup');
    expect(group.getAttribute('aria-invalid')).toBe('true');
    expect(group.getAttribute('aria-describedby')).toBe('document-error document-hint');
    expect(document.getElementById('document-error')?.textContent).toBe('Wybierz.');
  });

  it('[UI-20] has an asterisk unless optional', () => {
    const { container, rerender } = render(<RadioGroup label="Dokument" name="document" options={options} />);
    expect(container.textContent).toContain('Dokument\u00a0*');
    rerender(<RadioGroup label="Dokument" name="document" options={options} optional optionalLabel="(opcjonalnie)" />);
    expect(container.textContent).toContain('Dokument (opcjonalnie)');
    expect(screen.getByRole('radiogroup').hasAttribute('aria-required')).toBe(false);
  });
});

describe('RadioCards', () => {
  testField({
    field: ({ loading, disabled, ...props }) => <RadioCards {...props} options={cards} />,
    control: () => screen.getByRole('radiogroup'),
    fill: () => fireEvent.click(radio('Paczkomat 12,99 zł')),
    sent: 'locker',
    sentBefore: null,
    hasStates: false,
  });

  it('CO-3 names an option by title and price, and describes it', () => {
    render(<RadioCards label="Dostawa" name="delivery" options={cards} />);
    const locker = radio('Paczkomat 12,99 zł');
    expect(document.getElementById(locker.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Jutro');
    expect(radio('Salon').disabled).toBe(true);
  });

  it('is selected by a click anywhere on the card', () => {
    const change = vi.fn();
    render(<RadioCards label="Dostawa" name="delivery" options={cards} onValueChange={change} />);
    fireEvent.click(screen.getByText('Jutro'));
    expect(change).toHaveBeenCalledExactlyOnceWith('locker');
    fireEvent.click(screen.getByText('Nie ma tu produktu'));
    expect(change).toHaveBeenCalledOnce();
  });

  it('keeps the name of the group when its label is visually hidden', () => {
    render(<RadioCards label="Dostawa" labelHidden name="delivery" options={cards} />);
    expect(screen.getByRole('radiogroup', { name: 'Dostawa' })).toBeTruthy();
  });

  it('has selection and contents in the server HTML', () => {
    const html = renderToString(<RadioCards label="Dostawa" name="delivery" options={cards} defaultValue="courier" />);
    expect(html).toMatch(/<input[^>]*checked=""[^>]*value="courier"/);
    expect(html).toContain('Wybierz godzinę');
  });
});
