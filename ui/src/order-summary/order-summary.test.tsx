// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { OrderSummary, type OrderSummaryProps } from './index.ts';

const strings = {
  title: 'Twoje zamówienie',
  quantityLabel: 'Ilość:',
  totalChanged: (total: string) => `Do zapłaty: ${total}`,
};
const lines = [{ id: '1', name: 'Magnez', quantity: '2', details: ['60 kapsułek'], total: '79,80 zł' }];
const summary = (total?: string, props: Partial<OrderSummaryProps> = {}) => (
  <OrderSummary
    {...strings}
    lines={lines}
    rows={[{ id: 'total', label: 'Razem', value: total ?? '–', total: true }]}
    total={total}
    {...props}
  />
);
const status = () => screen.getByRole('status');

describe('OrderSummary', () => {
  it('is a section named by its title, with products and amounts', () => {
    render(summary('79,80 zł'));
    expect(screen.getByRole('region', { name: 'Twoje zamówienie' })).toBeDefined();
    expect(screen.getByRole('listitem').textContent).toBe('Magnez60 kapsułekIlość: 279,80 zł');
    expect(screen.getByRole('definition').textContent).toBe('79,80 zł');
  });

  it('CO-4 announces a new total once in an existing region, but not the first', () => {
    const { rerender } = render(summary('79,80 zł'));
    const region = status();
    expect(region.textContent).toBe('');
    rerender(summary('92,79 zł'));
    expect(status()).toBe(region);
    expect(region.textContent).toBe('Do zapłaty: 92,79 zł');
    const said = region.firstChild;
    rerender(summary('92,79 zł'));
    // The same text node: a new one would be announced again.
    expect(region.firstChild).toBe(said);
  });

  it('CO-4 announces a total only after the response', () => {
    const { rerender } = render(summary('79,80 zł'));
    rerender(summary('80,00 zł', { loading: true }));
    expect(status().textContent).toBe('');
    rerender(summary('92,79 zł'));
    expect(status().textContent).toBe('Do zapłaty: 92,79 zł');
  });

  it('announces nothing when the first total becomes known', () => {
    const { rerender } = render(summary());
    rerender(summary('79,80 zł'));
    expect(status().textContent).toBe('');
  });

  it('is busy while amounts are recalculated', () => {
    render(summary('79,80 zł', { loading: true }));
    expect(screen.getByRole('definition').closest('dl')?.getAttribute('aria-busy')).toBe('true');
  });
});
