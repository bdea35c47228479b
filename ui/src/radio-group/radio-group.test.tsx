// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
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

  it.each([
    ['controlled', { value: 'courier' }, { value: 'locker' }],
    ['uncontrolled', { defaultValue: 'courier' }, { defaultValue: 'courier' }],
  ])('submits and requires only the content of the selected card, whose values stay (%s)', async (_, first, next) => {
    const page = (choice: typeof first | typeof next) => (
      <form aria-label="Kasa">
        <RadioCards
          {...choice}
          label="Dostawa"
          name="delivery"
          options={cards.map((card) => ({
            ...card,
            content: card.value === 'courier' && <input name="hour" required aria-label="Godzina" />,
          }))}
        />
      </form>
    );
    const { rerender } = render(page(first));
    const form = screen.getByRole<HTMLFormElement>('form');
    const hour = () => screen.getByLabelText<HTMLInputElement>('Godzina');
    expect(form.checkValidity()).toBe(false);
    fireEvent.change(hour(), { target: { value: '12' } });
    expect(new FormData(form).get('hour')).toBe('12');
    fireEvent.click(radio('Paczkomat 12,99 zł'));
    rerender(page(next));
    expect(hour().value).toBe('12');
    expect(new FormData(form).has('hour')).toBe(false);
    fireEvent.change(hour(), { target: { value: '' } });
    expect(form.checkValidity()).toBe(true);
    rerender(page(first));
    act(() => form.reset());
    await waitFor(() => expect(new FormData(form).has('hour')).toBe(true));
  });

  it('has selection and contents in the server HTML, without disabling any for visitors without scripts', () => {
    const html = renderToString(
      <RadioCards
        label="Dostawa"
        name="delivery"
        options={cards.map((card) => ({ ...card, disabled: false }))}
        defaultValue="locker"
      />,
    );
    expect(html).not.toContain('disabled');
    expect(html).toMatch(/<input[^>]*checked=""[^>]*value="locker"/);
    expect(html).toContain('Wybierz godzinę');
  });
});
