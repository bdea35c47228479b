// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { OrderList } from './index.ts';

describe('OrderList', () => {
  it('links the number of each order and names its values', () => {
    render(
      <OrderList
        aria-label="Ostatnie zamówienia"
        labels={{ date: 'Data', status: 'Status', total: 'Razem' }}
        items={[
          {
            number: '000000123',
            href: '/zamowienie/123',
            linkLabel: 'Zamówienie 000000123',
            date: '2 marca 2026',
            status: 'Wysłane',
            total: '129,70 zł',
          },
        ]}
      />,
    );
    const row = within(screen.getByRole('list', { name: 'Ostatnie zamówienia' })).getByRole('listitem');
    expect(within(row).getByRole('link', { name: 'Zamówienie 000000123' }).getAttribute('href')).toBe(
      '/zamowienie/123',
    );
    expect(row.textContent).toBe('000000123Data: 2 marca 2026Status: WysłaneRazem: 129,70 zł');
  });
});
