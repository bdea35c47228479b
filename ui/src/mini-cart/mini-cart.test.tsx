// @vitest-environment jsdom
import { fireEvent, render, screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { describeModal } from '../testing/modal-suite.tsx';
import { MiniCart, type MiniCartProps } from './index.ts';

const cart = (props: Partial<MiniCartProps> = {}) => (
  <MiniCart open count={2} summary={<p>Razem: 49,80 zł</p>} {...props}>
    <li>Magnez B6</li>
    <li>Cynk</li>
  </MiniCart>
);
const state = () => screen.getByRole('dialog').dataset['status'];
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describeModal('MiniCart', { title: 'Cart (2)', closeLabel: 'Close the cart', render: (handle) => cart(handle) });

describe('MiniCart', () => {
  it('[FRM-09] has lines, totals and links', () => {
    render(cart());
    expect(state()).toBe('ready');
    expect(within(screen.getByRole('list', { name: 'Products in the cart' })).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByText('Razem: 49,80 zł')).toBeDefined();
    expect(hrefs()).toEqual(['/checkout', '/cart']);
  });

  it('has a link and no totals when the cart is empty', () => {
    render(cart({ count: 0 }));
    expect(state()).toBe('empty');
    expect(screen.getByRole('heading', { level: 2, name: 'Your cart is empty' })).toBeDefined();
    expect(hrefs()).toEqual(['/']);
    expect(screen.queryByText(/Razem/)).toBeNull();
  });

  it('is busy and announces it while loading', () => {
    render(cart({ status: 'loading', count: undefined }));
    expect(state()).toBe('loading');
    expect(screen.getByRole('heading', { name: 'Cart' })).toBeDefined();
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Loading the cart');
    expect(document.querySelector('[aria-busy="true"]')).not.toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('[DI-6] shows the error and retries', () => {
    const onRetry = vi.fn();
    render(cart({ status: 'error', onRetry }));
    expect(state()).toBe('error');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('[MC-3] focuses its heading and announces what was added', () => {
    render(cart({ announcement: 'Dodano: Cynk.' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Cart (2)' }));
    expect(screen.getByText('Dodano: Cynk.').closest('[role="status"]')).not.toBeNull();
  });

  it('[MC-4] is busy while a change is in progress, and keeps its lines', () => {
    const { rerender } = render(cart({ loading: true }));
    expect(document.querySelector('[aria-busy="true"]')?.contains(screen.getByText('Cynk'))).toBe(true);
    rerender(cart());
    expect(document.querySelector('[aria-busy="true"]')).toBeNull();
  });

  it('shows notices above the lines', () => {
    render(cart({ notices: [{ id: 'price', text: 'Cena produktu Cynk zmieniła się.' }] }));
    const notice = screen.getByText('Cena produktu Cynk zmieniła się.');
    expect(notice.closest('[role="status"]')).not.toBeNull();
    expect(notice.compareDocumentPosition(screen.getByText('Cynk')) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('announces immediately what prevents the order', () => {
    render(cart({ notices: [{ id: 'stock', text: 'Cynk jest wyprzedany.', tone: 'error' }] }));
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toBe('Cynk jest wyprzedany.');
    expect(alert.querySelector('svg')).not.toBeNull();
  });

  it('[DI-5] sets refs for the focus after a removal, to the lines and to the heading of an empty cart', () => {
    const [lines, title] = [createRef<HTMLUListElement>(), createRef<HTMLHeadingElement>()];
    const refs = { linesRef: lines, emptyTitleRef: title };
    const { rerender } = render(cart({ ...refs, beforeLines: <p>Brakuje 50 zł</p>, afterLines: <p>Prezent</p> }));
    lines.current?.focus();
    expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Products in the cart' }));
    expect(lines.current?.previousElementSibling?.textContent).toBe('Brakuje 50 zł');
    expect(lines.current?.nextElementSibling?.textContent).toBe('Prezent');
    rerender(cart({ ...refs, count: 0, emptyText: 'Zacznij od witamin.' }));
    title.current?.focus();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your cart is empty' }));
    expect(screen.getByText('Zacznij od witamin.')).toBeDefined();
  });

  it('calls onNavigate when a link is followed, and stays open when controlled', () => {
    const [onNavigate, onOpenChange] = [vi.fn(), vi.fn()];
    render(cart({ onNavigate, onOpenChange }));
    const link = screen.getByRole('link', { name: 'Checkout' });
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    expect(onNavigate).toHaveBeenCalledOnce();
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it.each(['Checkout', 'View cart'])('closes when uncontrolled and its link %s is followed', (name) => {
    const onOpenChange = vi.fn();
    render(<MiniCart count={2} trigger={<button>Koszyk</button>} onOpenChange={onOpenChange} />);
    fireEvent.click(screen.getByRole('button', { name: 'Koszyk' }));
    const link = screen.getByRole('link', { name });
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(onOpenChange.mock.calls).toEqual([[true], [false]]);
  });
});
