// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PriceSummary } from './index.ts';

const rows = [
  { id: 'subtotal', label: 'Produkty', value: '203,80 zł' },
  { id: 'total', label: 'Razem', value: '203,80 zł', total: true },
];

describe('PriceSummary', () => {
  it('is a list of terms and amounts in the given order', () => {
    render(<PriceSummary rows={rows} />);
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Produkty', 'Razem']);
    expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual(['203,80 zł', '203,80 zł']);
  });

  it('MC-4 is busy while amounts are recalculated', () => {
    const { container, rerender } = render(<PriceSummary rows={rows} loading />);
    expect(container.querySelector('dl')?.getAttribute('aria-busy')).toBe('true');
    rerender(<PriceSummary rows={rows} />);
    expect(container.querySelector('dl')?.hasAttribute('aria-busy')).toBe(false);
  });
});
