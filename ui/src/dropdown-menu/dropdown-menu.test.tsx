// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Button } from '../button/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { DropdownMenu, type DropdownMenuProps } from './index.ts';

/** Browser interfaces that jsdom lacks, and on whose results nothing here depends. */
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
beforeEach(() => {
  vi.stubGlobal('ResizeObserver', NoObserver);
  return () => vi.unstubAllGlobals();
});

const items = (onSelect = vi.fn()) => [
  { id: 'edit', label: 'Zmień', onSelect },
  { id: 'orders', label: 'Zamówienia', href: '/zamowienia' },
  { id: 'share', label: 'Udostępnij', disabled: true, onSelect },
  { id: 'remove', label: 'Usuń', tone: 'danger' as const, separated: true, onSelect },
];
const menu = (props: Partial<DropdownMenuProps> = {}) => (
  <DropdownMenu trigger={<button type="button">Adres domowy</button>} items={items()} {...props} />
);
const trigger = () => screen.getByRole('button', { name: 'Adres domowy' });
const open = () => fireEvent.keyDown(trigger(), { key: 'ArrowDown' });

describe('DropdownMenu', () => {
  it('ArrowDown on its button opens it with the focus on the first item', () => {
    render(menu());
    expect(trigger().getAttribute('aria-haspopup')).toBe('menu');
    expect(screen.queryByRole('menu')).toBeNull();
    open();
    expect(screen.getByRole('menu', { name: 'Adres domowy' })).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Zmień' }));
  });

  it('Escape closes it and returns the focus', async () => {
    render(menu());
    open();
    fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' });
    expect(screen.queryByRole('menu')).toBeNull();
    await vi.waitFor(() => expect(document.activeElement).toBe(trigger()));
  });

  it('Enter chooses an item and closes the menu', () => {
    const onSelect = vi.fn();
    render(menu({ items: items(onSelect) }));
    open();
    fireEvent.keyDown(screen.getByRole('menuitem', { name: 'Zmień' }), { key: 'Enter' });
    expect(onSelect).toHaveBeenCalledOnce();
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('renders an item with a URL as a link', () => {
    render(menu({ defaultOpen: true }));
    const link = screen.getByRole('menuitem', { name: 'Zamówienia' });
    expect([link.tagName, link.getAttribute('href')]).toEqual(['A', '/zamowienia']);
  });

  it('ignores a disabled item', () => {
    const onSelect = vi.fn();
    render(menu({ items: items(onSelect), defaultOpen: true }));
    const item = screen.getByRole('menuitem', { name: 'Udostępnij' });
    expect(item.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(item);
    expect(onSelect).not.toHaveBeenCalled();
  });

  it('separates items where it is told to', () => {
    render(menu({ defaultOpen: true }));
    expect(screen.getByRole('separator').nextElementSibling?.textContent).toBe('Usuń');
  });

  it.each([
    ['a disabled Button', <Button key="trigger" disabled children="Adres domowy" />],
    ['a loading Button', <Button key="trigger" loading children="Adres domowy" />],
    ['a disabled IconButton', <IconButton key="trigger" disabled label="Adres domowy" icon={null} />],
  ])('stays closed behind %s', (_, button) => {
    render(menu({ trigger: button }));
    fireEvent.pointerDown(trigger(), { button: 0, ctrlKey: false });
    fireEvent.click(trigger());
    for (const key of ['Enter', ' ', 'ArrowDown']) fireEvent.keyDown(trigger(), { key });
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('can be controlled', () => {
    const onOpenChange = vi.fn();
    const { rerender } = render(menu({ open: false, onOpenChange }));
    open();
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(true);
    expect(screen.queryByRole('menu')).toBeNull();
    rerender(menu({ open: true, onOpenChange }));
    expect(screen.getByRole('menu')).toBeDefined();
  });
});
