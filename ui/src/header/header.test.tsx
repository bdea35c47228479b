// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { createRef, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { CheckoutHeader, Header, HeaderButton, HeaderLink, Logo, SiteHeader, TopBar } from './index.ts';

describe('HeaderLink', () => {
  it('[MC-1] has the exact number in its name and the short one as decoration', () => {
    render(<HeaderLink icon={<svg />} label="Koszyk, 120 produktów" badge="99+" href="/cart" />);
    const link = screen.getByRole('link', { name: 'Koszyk, 120 produktów' });
    expect(link.getAttribute('href')).toBe('/cart');
    expect(screen.getByText('99+').getAttribute('aria-hidden')).toBe('true');
  });

  it('[FRM-08] has no badge without a text for it', () => {
    const { container } = render(<HeaderLink icon={<svg />} label="Koszyk" badge={undefined} href="/cart" />);
    expect(container.textContent).toBe('');
  });

  it('lets the host handle the click', () => {
    const ref = createRef<HTMLAnchorElement>();
    render(
      <HeaderLink ref={ref} icon={<svg />} label="Koszyk" href="/cart" onClick={(event) => event.preventDefault()} />,
    );
    expect(ref.current).toBe(screen.getByRole('link'));
    expect(fireEvent.click(screen.getByRole('link'))).toBe(false);
  });
});

describe('HeaderButton', () => {
  it('[DR-1] exposes whether the controlled element is open', () => {
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

  it('[G-20] is named by its label, which the text next to the icon does not repeat', () => {
    render(
      <HeaderButton icon={<svg />} label="Konto: Cześć, Ola" text="Cześć, Ola" expanded={false} onClick={vi.fn()} />,
    );
    expect(screen.getByRole('button', { name: 'Konto: Cześć, Ola' })).toBeDefined();
  });
});

describe('Logo', () => {
  it('links to the home page and is named by its label', () => {
    render(
      <Logo href="/" label="witryna, strona główna">
        witryna
      </Logo>,
    );
    expect(screen.getByRole('link', { name: 'witryna, strona główna' }).getAttribute('href')).toBe('/');
  });

  it('shows an image in place of glyph and word, with the same name', () => {
    render(
      <Logo href="/" label="Wagner, home page" image={<img src="/logo.svg" alt="" />}>
        Wagner
      </Logo>,
    );
    const link = screen.getByRole('link', { name: 'Wagner, home page' });
    expect(link.querySelector('img')?.getAttribute('src')).toBe('/logo.svg');
    expect(link.querySelector('svg')).toBeNull();
  });
});

describe('Header and TopBar', () => {
  it('render their content in reading order', () => {
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

describe('TopBar', () => {
  it('[FRM-01] [FRM-02] [FRM-03] [FRM-04] [FRM-05] renders banner, extra link, favorite store, contact and switchers in this order', () => {
    const { container } = render(
      <TopBar
        banner="Darmowa dostawa"
        extraLink={<a href="/blog">Poradnik</a>}
        favoriteStore={<a href="/stores/krakow">Kraków</a>}
        contact={<a href="/contact-us">Kontakt</a>}
        switchers={<button>PLN</button>}
      />,
    );
    expect(container.textContent).toBe('Darmowa dostawaPoradnikKrakówKontaktPLN');
    expect(screen.getByRole('link', { name: 'Kontakt' }).getAttribute('href')).toBe('/contact-us');
  });

  it('[FRM-03] [FRM-04] omits what the shop does not have', () => {
    render(<TopBar banner="Darmowa dostawa" />);
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('SiteHeader', () => {
  it('is the banner landmark', () => {
    const ref = createRef<HTMLElement>();
    render(<SiteHeader ref={ref} className="own" />);
    expect(ref.current).toBe(screen.getByRole('banner'));
    expect(ref.current?.classList.contains('own')).toBe(true);
  });
});

describe('CheckoutHeader', () => {
  it('[FRM-25] [FRM-28] has the logo and help, and no link to the cart', () => {
    render(
      <CheckoutHeader
        logo={
          <Logo href="/" label="witryna, strona główna">
            witryna
          </Logo>
        }
        help={<button>Potrzebujesz pomocy?</button>}
      />,
    );
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/']);
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });

  it('[G-22] has help before the logo, where other pages have the contact link', () => {
    const shop = (
      <Logo href="/" label="witryna, strona główna">
        witryna
      </Logo>
    );
    const getOrder = (banner: ReactNode) => {
      const { container, unmount } = render(<SiteHeader>{banner}</SiteHeader>);
      const order = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
      unmount();
      return order;
    };
    const contact = <a href="/contact-us">Kontakt</a>;
    expect(getOrder(<CheckoutHeader logo={shop} help={contact} />)).toEqual(['/contact-us', '/']);
    expect(
      getOrder(
        <>
          <TopBar contact={contact} />
          <Header logo={shop} />
        </>,
      ),
    ).toEqual(['/contact-us', '/']);
  });
});

describe('all parts of the header', () => {
  it('forward ref, className and attributes', () => {
    const [bar, header, logo] = [
      createRef<HTMLDivElement>(),
      createRef<HTMLDivElement>(),
      createRef<HTMLAnchorElement>(),
    ];
    render(
      <>
        <TopBar ref={bar} className="own" id="bar" />
        <Header
          ref={header}
          className="own"
          id="header"
          logo={
            <Logo ref={logo} className="own" id="logo" href="/" label="witryna">
              witryna
            </Logo>
          }
        />
      </>,
    );
    expect([bar, header, logo].map(({ current }) => [current?.id, current?.classList.contains('own')])).toEqual([
      ['bar', true],
      ['header', true],
      ['logo', true],
    ]);
  });
});
