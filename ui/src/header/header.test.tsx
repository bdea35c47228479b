// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Header, HeaderButton, HeaderLink, Logo, TopBar } from './index.ts';

describe('HeaderLink', () => {
  it('MC-1 has the exact number in its name and the short one as a picture', () => {
    render(<HeaderLink icon={<svg />} label="Koszyk, 120 produktów" badge="99+" href="/cart" />);
    const link = screen.getByRole('link', { name: 'Koszyk, 120 produktów' });
    expect(link.getAttribute('href')).toBe('/cart');
    expect(screen.getByText('99+').getAttribute('aria-hidden')).toBe('true');
  });

  it('[FRM-08] has no badge without a text for it', () => {
    const { container } = render(<HeaderLink icon={<svg />} label="Koszyk" badge={undefined} href="/cart" />);
    expect(container.textContent).toBe('Koszyk');
  });

  it('lets the host take over from the link', () => {
    const ref = createRef<HTMLAnchorElement>();
    render(<HeaderLink ref={ref} icon={<svg />} label="Koszyk" href="/cart" onClick={(event) => event.preventDefault()} />);
    expect(ref.current).toBe(screen.getByRole('link'));
    expect(fireEvent.click(screen.getByRole('link'))).toBe(false);
  });
});

describe('HeaderButton', () => {
  it('DR-1 says whether what it opens is open', () => {
    const onClick = vi.fn();
    const props = { icon: <svg />, label: 'Menu', controls: 'menu-drawer', onClick };
    const { rerender } = render(<HeaderButton {...props} expanded={false} />);
    const button = screen.getByRole('button', { name: 'Menu', expanded: false });
    expect(button.getAttribute('aria-controls')).toBe('menu-drawer');
    fireEvent.click(button);
    expect(onClick).toHaveBeenCalledOnce();
    rerender(<HeaderButton {...props} expanded />);
    expect(screen.getByRole('button', { expanded: true })).toBe(button);
  });

  it('G-20 is named by its label, which the text beside the icon does not repeat', () => {
    render(<HeaderButton icon={<svg />} label="Konto: Cześć, Ola" text="Cześć, Ola" expanded={false} onClick={vi.fn()} />);
    expect(screen.getByRole('button', { name: 'Konto: Cześć, Ola' })).toBeDefined();
  });
});

describe('Logo', () => {
  it('leads home and is named by its label', () => {
    render(
      <Logo href="/" label="witryna, strona główna">
        witryna
      </Logo>,
    );
    expect(screen.getByRole('link', { name: 'witryna, strona główna' }).getAttribute('href')).toBe('/');
  });
});

describe('Header and TopBar', () => {
  it('hold what they are given in the order of reading', () => {
    const { container } = render(
      <>
        <TopBar banner="Darmowa dostawa">Kontakt</TopBar>
        <Header logo="logo" navigation="kategorie" actions="koszyk">
          pasek
        </Header>
      </>,
    );
    expect(container.textContent).toBe('Darmowa dostawaKontaktlogokategoriekoszykpasek');
  });
});
