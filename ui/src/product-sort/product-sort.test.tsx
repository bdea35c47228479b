// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { ProductSort } from './index.ts';

const options = [
  { value: 'price_ASC', label: 'Cena' },
  { value: 'name_ASC', label: 'Nazwa' },
];

describe('ProductSort', () => {
  it('[UI-25] is a native select that reports the selected order', () => {
    const onValueChange = vi.fn();
    render(<ProductSort options={options} value="price_ASC" onValueChange={onValueChange} />);
    fireEvent.change(screen.getByRole('combobox', { name: /^Sort by/ }), { target: { value: 'name_ASC' } });
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('name_ASC');
  });

  it('[UI-25] works without scripts: a form with a button and the hidden fields', () => {
    const html = renderToString(
      <ProductSort options={options} action="/szukaj" hiddenFields={{ query: 'cynk' }} submitLabel="Sortuj" />,
    );
    expect(html).toMatch(/<form[^>]* action="\/szukaj"/);
    expect(html).toContain('<input type="hidden" name="query" value="cynk"/>');
    expect(html).toMatch(/<noscript>.*<button type="submit".*Sortuj/);
  });

  it('renders nothing without alternatives, and forwards ref and attributes to the form', () => {
    const ref = createRef<HTMLFormElement>();
    const { container, rerender } = render(<ProductSort options={options.slice(0, 1)} />);
    expect(container.innerHTML).toBe('');
    rerender(<ProductSort options={options} ref={ref} className="mine" data-place="list" />);
    expect(ref.current).toBe(container.firstElementChild);
    expect([ref.current?.className, ref.current?.dataset['place']]).toEqual(['mine', 'list']);
  });
});
