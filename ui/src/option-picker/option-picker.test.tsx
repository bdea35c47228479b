// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { OptionPicker } from './index.ts';

const options = [
  { value: '30', label: '30 ml' },
  { value: '60', label: '60 ml', unavailableReason: 'Wyprzedane' },
  { value: '90', label: '90 ml', unavailableReason: 'Nie w tym smaku', disabled: true },
];
const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });

describe('OptionPicker', () => {
  it('is a named group of native radio buttons, without the asterisk of form fields', () => {
    render(<OptionPicker label="Pojemność" name="capacity" options={options} defaultValue="30" />);
    expect(screen.getByRole('radiogroup', { name: 'Pojemność' }).textContent).not.toContain('*');
    expect(radio(/^30 ml$/).checked).toBe(true);
    expect(radio(/^30 ml$/).name).toBe('capacity');
    expect(radio(/^30 ml$/).required).toBe(true);
  });

  it('shows swatches next to the labels, which stay the names', () => {
    const { container } = render(
      <OptionPicker
        label="Smak"
        name="flavor"
        options={[{ value: '1', label: 'Malina', swatch: { color: '#d6336c' } }]}
      />,
    );
    expect(container.querySelector('svg')?.getAttribute('color')).toBe('#d6336c');
    expect(radio(/^Malina$/).checked).toBe(false);
  });

  it('shows why an option is unavailable, and lets it be selected', () => {
    const change = vi.fn();
    render(<OptionPicker label="Pojemność" name="capacity" options={options} onValueChange={change} />);
    fireEvent.click(radio(/^60 ml\s*Wyprzedane$/));
    expect(change).toHaveBeenCalledExactlyOnceWith('60');
    expect(radio(/60 ml/).checked).toBe(true);
    expect(radio(/60 ml/).hasAttribute('aria-disabled')).toBe(false);
  });

  it('keeps a disabled option focusable and the selection unchanged', () => {
    const change = vi.fn();
    render(<OptionPicker label="Pojemność" name="capacity" options={options} value="30" onValueChange={change} />);
    const disabled = radio(/90 ml/);
    disabled.focus();
    expect(document.activeElement).toBe(disabled);
    expect(disabled.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(screen.getByText('90 ml'));
    expect(change).not.toHaveBeenCalled();
    expect(radio(/30 ml/).checked).toBe(true);
  });

  it('reports the first selection of an option that has become available', () => {
    const change = vi.fn();
    const group = (disabled: boolean) => (
      <OptionPicker
        label="Pojemność"
        name="capacity"
        options={[
          { value: '30', label: '30 ml' },
          { value: '60', label: '60 ml', disabled },
        ]}
        defaultValue="30"
        onValueChange={change}
      />
    );
    const { rerender } = render(group(true));
    fireEvent.click(radio(/60 ml/));
    rerender(group(false));
    fireEvent.click(radio(/60 ml/));
    expect(change).toHaveBeenCalledExactlyOnceWith('60');
    expect(radio(/60 ml/).checked).toBe(true);
  });

  it('FO-4 has its error on the group', () => {
    render(
      <OptionPicker id="capacity" label="Pojemność" name="capacity" options={options} error="Wybierz pojemność." />,
    );
    const group = screen.getByRole('radiogroup');
    expect(group.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Wybierz pojemność.',
    );
  });
});
