// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ProductGrid } from './index.ts';

describe('ProductGrid', () => {
  it('is a list with an item for each product, also for mapped children', () => {
    render(
      <ProductGrid>
        <p>Witamina C</p>
        {['Cynk', 'Magnez'].map((name) => (
          <p key={name}>{name}</p>
        ))}
      </ProductGrid>,
    );
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Witamina C', 'Cynk', 'Magnez']);
  });

  it('has no item for an absent product', () => {
    render(
      <ProductGrid>
        {null}
        {false}
        <p>Cynk</p>
        {undefined}
      </ProductGrid>,
    );
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Cynk']);
  });

  it('G-7 is busy while its products are replaced', () => {
    const { rerender } = render(<ProductGrid loading>{null}</ProductGrid>);
    expect(screen.getByRole('list').getAttribute('aria-busy')).toBe('true');
    rerender(<ProductGrid>{null}</ProductGrid>);
    expect(screen.getByRole('list').hasAttribute('aria-busy')).toBe(false);
  });
});
