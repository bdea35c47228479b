// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CheckoutFooter, Footer } from './index.ts';

const groups = [
  { id: 'account', title: 'Konto', entries: [{ id: 'signIn', label: 'Zaloguj się' }, { id: 'orders', label: 'Zamówienia', href: '/order-history' }] },
  { id: 'help', title: 'Pomoc', entries: [{ id: 'returns', label: 'Zwroty' }] },
];

describe('Footer', () => {
  it('[FRM-17] shows an entry without a path as a plain label', () => {
    render(<Footer groups={groups} copyright="© 2026 Witryna" />);
    expect(screen.getByText('Zaloguj się').tagName).toBe('SPAN');
    expect(screen.getByText('Zwroty').tagName).toBe('SPAN');
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([['Zamówienia', '/order-history']]);
  });

  it('G-3 is the content information, with a navigation for each group, named by its heading', () => {
    render(<Footer groups={groups} copyright="© 2026 Witryna" lead="Newsletter" extra="Facebook" />);
    const footer = within(screen.getByRole('contentinfo'));
    expect(within(footer.getByRole('navigation', { name: 'Konto' })).getAllByRole('listitem')).toHaveLength(2);
    expect(footer.getByRole('navigation', { name: 'Pomoc' })).toBeDefined();
    expect(footer.getByRole('heading', { level: 2, name: 'Konto' })).toBeDefined();
    expect(footer.getByText('© 2026 Witryna')).toBeDefined();
    expect(footer.getByText('Facebook')).toBeDefined();
  });

  it('looks different where it leaves room for the summary of the cart page', () => {
    const look = (spacing: 'none' | 'mobileCart') => render(<Footer groups={[]} copyright="" spacing={spacing} />).container.firstElementChild?.className;
    expect(look('none')).not.toBe(look('mobileCart'));
  });
});

describe('CheckoutFooter', () => {
  it('is the content information with the copyright and a block of links', () => {
    render(<CheckoutFooter copyright="© 2026 Witryna" extra={<a href="/regulamin">Regulamin</a>} />);
    const footer = screen.getByRole('contentinfo');
    expect(footer.textContent).toBe('© 2026 WitrynaRegulamin');
  });
});
