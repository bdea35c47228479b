// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { testField } from '../conformance/field-suite.tsx';
import { Select } from './index.ts';

const options = [
  { value: 'MP', label: 'małopolskie' },
  { value: 'MZ', label: 'mazowieckie' },
  { value: 'SL', label: 'śląskie', disabled: true },
];

describe('Select', () => {
  testField({
    field: (props) => <Select {...props} placeholder="Wybierz" options={options} />,
    control: () => screen.getByRole('combobox'),
    fill: () => fireEvent.change(screen.getByRole('combobox'), { target: { value: 'MZ' } }),
    sent: 'MZ',
  });

  it('SO-1 is a native select with the options in their order', () => {
    render(<Select label="Województwo" options={options} placeholder="Wybierz" />);
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Województwo' });
    expect(select.tagName).toBe('SELECT');
    expect([...select.options].map(({ value, text, disabled }) => [value, text, disabled])).toEqual([
      ['', 'Wybierz', false],
      ['MP', 'małopolskie', false],
      ['MZ', 'mazowieckie', false],
      ['SL', 'śląskie', true],
    ]);
  });

  it('is required until an option other than the placeholder is selected', () => {
    render(<Select label="Województwo" options={options} placeholder="Wybierz" />);
    const select = screen.getByRole<HTMLSelectElement>('combobox');
    expect(select.validity.valueMissing).toBe(true);
    fireEvent.change(select, { target: { value: 'MZ' } });
    expect(select.validity.valid).toBe(true);
  });

  it('SO-1 keeps focus when the selection changes', () => {
    const change = vi.fn();
    render(<Select label="Sortuj" optional options={options} defaultValue="MP" onChange={change} />);
    const select = screen.getByRole<HTMLSelectElement>('combobox');
    select.focus();
    fireEvent.change(select, { target: { value: 'MZ' } });
    expect(change).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(select);
  });

  it('FO-4 is described by its error', () => {
    render(<Select id="region" label="Województwo" options={options} error="Wybierz." />);
    const select = screen.getByRole('combobox');
    expect(select.getAttribute('aria-invalid')).toBe('true');
    expect(select.getAttribute('aria-describedby')).toBe('region-error');
  });

  it('has its selection in the server HTML', () => {
    const html = renderToString(<Select label="Województwo" name="region" options={options} defaultValue="MZ" />);
    expect(html).toContain('name="region"');
    expect(html).toMatch(/<option value="MZ" selected=""/);
  });
});
