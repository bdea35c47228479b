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

  it('G-7 is busy while its products are replaced', () => {
    const { rerender } = render(<ProductGrid loading>{null}</ProductGrid>);
    expect(screen.getByRole('list').getAttribute('aria-busy')).toBe('true');
    rerender(<ProductGrid>{null}</ProductGrid>);
    expect(screen.getByRole('list').hasAttribute('aria-busy')).toBe(false);
  });
});
