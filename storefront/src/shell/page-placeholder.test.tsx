// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PagePlaceholder } from './page-placeholder.tsx';

const getParts = (element: Element) =>
  Array.from(element.querySelectorAll('[data-part]'), (part) => part.getAttribute('data-part'));

describe('PagePlaceholder', () => {
  it('[RTE-34] outlines everything of a product page in its order', () => {
    const { container } = render(<PagePlaceholder name="product" />);
    expect(getParts(container)).toEqual([
      'gallery',
      'stage',
      'name',
      'price',
      'options',
      'quantity',
      'add-to-cart',
      'description',
      'details',
    ]);
    expect(container.querySelectorAll('[data-part="gallery"] > * > *')).toHaveLength(4);
  });

  it('[RTE-33] is one of its own for products, for lists, and for everything else, and says nothing', () => {
    const outline = (kind: Parameters<typeof PagePlaceholder>[0]['name']) =>
      render(<PagePlaceholder name={kind} />).container.innerHTML;
    expect(outline('category')).toBe(outline('search'));
    expect(outline(null)).toBe(outline('cms-page'));
    expect(new Set([outline('product'), outline('category'), outline(null)]).size).toBe(3);
    expect(render(<PagePlaceholder name="product" />).container.textContent).toBe('');
  });

  it.each(['not-found', 'internal-error'] as const)(
    '[RTE-40] shows nothing of the %s page while it is on its way',
    (kind) => {
      expect(render(<PagePlaceholder name={kind} />).container.innerHTML).toBe(
        render(<PagePlaceholder name={null} />).container.innerHTML,
      );
    },
  );
});
