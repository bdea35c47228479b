// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ListModeSwitch, ProductList } from './index.ts';

describe('ProductList', () => {
  it('is a list with an item for each product, and none for an absent one', () => {
    render(
      <ProductList>
        {null}
        <p>Witamina C</p>
        {['Cynk', 'Magnez'].map((name) => (
          <p key={name}>{name}</p>
        ))}
        {undefined}
      </ProductList>,
    );
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Witamina C', 'Cynk', 'Magnez']);
  });

  it('G-7 is busy while its products are replaced', () => {
    const { rerender } = render(<ProductList loading>{null}</ProductList>);
    expect(screen.getByRole('list').getAttribute('aria-busy')).toBe('true');
    rerender(<ProductList>{null}</ProductList>);
    expect(screen.getByRole('list').hasAttribute('aria-busy')).toBe(false);
  });
});

describe('ListModeSwitch', () => {
  it('links to the list in each mode, and marks the current one', () => {
    render(<ListModeSwitch value="list" getHref={(mode) => `?product_list_mode=${mode}`} />);
    expect(screen.getByRole('group', { name: 'Product view' })).toBeDefined();
    expect(screen.getAllByRole('link').map((link) => [link.getAttribute('href'), link.ariaCurrent])).toEqual([
      ['?product_list_mode=grid', null],
      ['?product_list_mode=list', 'true'],
    ]);
    expect(screen.getByRole('link', { current: true })).toBe(screen.getByRole('link', { name: 'List' }));
  });

  it('has the given modes in their order', () => {
    render(<ListModeSwitch value="list" modes={['list', 'grid']} getHref={(mode) => `#${mode}`} grid="Raster" />);
    expect(screen.getAllByRole('link').map((link) => link.ariaLabel)).toEqual(['List', 'Raster']);
  });
});
