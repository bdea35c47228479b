// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { AccountLayout, AccountNavigation } from './index.ts';

const items = [
  { id: 'overview', label: 'Moje konto', href: '/konto' },
  { id: 'orders', label: 'Zamówienia', href: '/zamowienia', current: true },
];

describe('AccountLayout', () => {
  it('has the navigation in front of the content', () => {
    const { container } = render(<AccountLayout navigation={<nav>Konto</nav>}>Adresy</AccountLayout>);
    expect(Array.from(container.firstElementChild?.children ?? [], ({ textContent }) => textContent)).toEqual([
      'Konto',
      'Adresy',
    ]);
  });
});

describe('AccountNavigation', () => {
  it('marks the current page', () => {
    render(<AccountNavigation label="Konto" items={items} signOutLabel="Wyloguj się" onSignOut={vi.fn()} />);
    expect(screen.getByRole('navigation', { name: 'Konto' })).toBeTruthy();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page']);
  });

  it('calls onSignOut, but not while the customer is being signed out', () => {
    const onSignOut = vi.fn();
    const navigation = { label: 'Konto', items, signOutLabel: 'Wyloguj się', onSignOut };
    const { rerender } = render(<AccountNavigation {...navigation} />);
    fireEvent.click(screen.getByRole('button', { name: 'Wyloguj się' }));
    expect(onSignOut).toHaveBeenCalledOnce();
    rerender(<AccountNavigation {...navigation} signingOut />);
    fireEvent.click(screen.getByRole('button', { name: 'Wyloguj się' }));
    expect(onSignOut).toHaveBeenCalledOnce();
    expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('true');
  });
});
