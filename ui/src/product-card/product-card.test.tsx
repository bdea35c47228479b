// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ReactNode } from 'react';
import { ProductCard, ProductCardCorner } from './index.ts';

describe('ProductCard', () => {
  it('CA-14 has one link, its name, and an image hidden from screen readers', () => {
    render(
      <ProductCard name="Witamina C 1000" subtitle="60 kapsułek" href="/c.html" imageSrc="/c.png" price="39,90 zł" />,
    );
    expect(screen.getAllByRole('link')).toEqual([screen.getByRole('link', { name: 'Witamina C 1000' })]);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/c.html');
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('has the reading order rating, name, form, price and actions', () => {
    render(
      <ProductCard
        name="Witamina C"
        subtitle="60 kapsułek"
        href="/c.html"
        imageSrc="/c.png"
        badge="−25%"
        rating="4,8"
        price="39,90 zł"
        action={<button>Do koszyka</button>}
        cornerAction={<button>Do ulubionych</button>}
      />,
    );
    expect(screen.getByRole('article').textContent).toBe('−25%4,8Witamina C60 kapsułek39,90 złDo koszykaDo ulubionych');
  });

  it('shows an arrow in place of the action where options are chosen on the page of the product', () => {
    const card = (hasOptions: boolean) => (
      <ProductCard
        name="Kreatyna"
        href="/k.html"
        imageSrc="/k.png"
        price=""
        action="do koszyka"
        hasOptions={hasOptions}
      />
    );
    const { container, rerender } = render(card(false));
    expect(container.textContent).toBe('Kreatynado koszyka');
    rerender(card(true));
    expect(container.textContent).toBe('Kreatyna');
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('has no elements for the corners until something is in them', () => {
    const card = (children: ReactNode) => (
      <ProductCard name="Kreatyna" href="/k.html" imageSrc="/k.png" price="39,90 zł">
        {children}
      </ProductCard>
    );
    const { container, rerender } = render(card(null));
    expect(container.querySelectorAll('*')).toHaveLength(7);
    rerender(card(<ProductCardCorner>serce</ProductCardCorner>));
    expect(container.querySelectorAll('*')).toHaveLength(8);
  });

  it('uses the given heading level', () => {
    render(<ProductCard name="Witamina C" href="/c.html" imageSrc="/c.png" price="" headingLevel={2} />);
    expect(screen.getByRole('heading', { level: 2, name: 'Witamina C' })).toBeDefined();
  });

  it('has no image without one to show', () => {
    const { container, rerender } = render(<ProductCard name="C" href="/c" price="" />);
    expect(container.querySelector('img')).toBeNull();
    rerender(<ProductCard name="C" href="/c" imageSrc="" price="" />);
    expect(container.querySelector('img')).toBeNull();
  });

  it('loads the images of the first viewport eagerly', () => {
    const { container, rerender } = render(<ProductCard name="C" href="/c" imageSrc="/c.png" price="" />);
    expect(container.querySelector('img')?.getAttribute('loading')).toBe('lazy');
    rerender(<ProductCard name="C" href="/c" imageSrc="/c.png" price="" priority />);
    expect(container.querySelector('img')?.getAttribute('loading')).toBe('eager');
  });
});
