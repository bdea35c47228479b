// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import type { SyntheticEvent } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { CartLine, type CartLineProps } from './index.ts';

const renderLine = (props: Partial<CartLineProps> = {}) =>
  render(
    <ul>
      <CartLine
        name="Witamina C 1000"
        href="/c.html"
        quantity="2"
        total="79,80 zł"
        removeLabel="Usuń: Witamina C 1000"
        onRemove={vi.fn()}
        {...props}
      />
    </ul>,
  );

describe('CartLine', () => {
  it('MC-5 has a remove button named after the product', () => {
    const onRemove = vi.fn();
    renderLine({ onRemove });
    fireEvent.click(screen.getByRole('button', { name: 'Usuń: Witamina C 1000' }));
    expect(onRemove).toHaveBeenCalledOnce();
  });

  it('submits the form of its remove button', () => {
    const onSubmit = vi.fn((event: SyntheticEvent) => event.preventDefault());
    render(<form id="remove" onSubmit={onSubmit} />);
    renderLine({ removeForm: 'remove' });
    fireEvent.click(screen.getByRole('button', { name: 'Usuń: Witamina C 1000' }));
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('MC-4 is the only busy line while it changes', () => {
    const { rerender } = renderLine({ loading: true });
    expect(screen.getByRole('listitem').getAttribute('aria-busy')).toBe('true');
    rerender(<ul />);
    renderLine();
    expect(screen.getByRole('listitem').hasAttribute('aria-busy')).toBe(false);
  });

  it('MC-6 MC-7 announces an error next to the line', () => {
    renderLine({ error: 'Produkt jest wyprzedany.' });
    expect(screen.getByRole('listitem').contains(screen.getByRole('alert'))).toBe(true);
    expect(screen.getByRole('alert').textContent).toBe('Produkt jest wyprzedany.');
  });

  it('marks an error with an icon, not by color alone', () => {
    renderLine({ error: 'Produkt jest wyprzedany.' });
    expect(screen.getByRole('alert').querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });

  it('MC-7 fades only the image of an unavailable product and keeps its text', () => {
    renderLine({ unavailable: true, error: 'Produkt jest wyprzedany.' });
    expect(screen.getByRole('listitem').dataset['unavailable']).toBe('true');
    expect(screen.getByRole('link', { name: 'Witamina C 1000' })).toBeDefined();
    expect(screen.getByText('Produkt jest wyprzedany.')).toBeDefined();
  });

  it('shows the name of a product without a page as text', () => {
    renderLine({ href: undefined });
    expect(screen.getByText('Witamina C 1000')).toBeDefined();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('MC-5 derives the name of its button from that of the product', () => {
    renderLine({ removeLabel: undefined });
    expect(screen.getByRole('button', { name: 'Remove: Witamina C 1000' })).toBeDefined();
  });

  it('G-28 labels the original total for screen readers', () => {
    renderLine({ originalTotal: '119,80 zł', originalTotalLabel: 'Cena przed obniżką:' });
    expect(screen.getByText('119,80 zł').tagName).toBe('S');
    expect(screen.getByText('119,80 zł').parentElement?.textContent).toBe('Cena przed obniżką: 119,80 zł79,80 zł');
  });

  it('shows the selected options and calls onNavigate when its link is followed', () => {
    const onNavigate = vi.fn();
    renderLine({ details: ['Smak: malina', 'Ilość: 60 kapsułek'], onNavigate });
    expect(screen.getByText('Smak: malina')).toBeDefined();
    const link = screen.getByRole('link', { name: 'Witamina C 1000' });
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    expect(onNavigate).toHaveBeenCalledOnce();
  });
});
