// @vitest-environment jsdom
import { render } from '@testing-library/react';
import type { ReactNode, RefCallback } from 'react';
import { describe, expect, it } from 'vitest';
import { Badge } from '../badge/index.ts';
import { Breadcrumbs } from '../breadcrumbs/index.ts';
import { FilterPanel, ActiveFilters } from '../filter-panel/index.ts';
import { Pagination } from '../pagination/index.ts';
import { Price } from '../price/index.ts';
import { ProductCard } from '../product-card/index.ts';
import { ProductGrid } from '../product-grid/index.ts';
import { Rating } from '../rating/index.ts';

interface Lent {
  ref: RefCallback<HTMLElement>;
  className: string;
  'data-place': string;
}

const strings = { sale: 'Promocja', regular: 'Regularna', lowest30Days: 'Najniższa', from: 'od' };
const components: Record<string, (lent: Lent) => ReactNode> = {
  Badge: (lent) => <Badge {...lent}>Nowość</Badge>,
  Breadcrumbs: (lent) => <Breadcrumbs {...lent} items={[]} current="Cynk" />,
  FilterPanel: (lent) => <FilterPanel {...lent} groups={[]} />,
  Pagination: (lent) => <Pagination {...lent} current={1} total={3} getHref={String} />,
  ProductCard: (lent) => <ProductCard {...lent} name="Cynk" href="/cynk" imageSrc="/cynk.png" price="9,90 zł" />,
  Rating: (lent) => <Rating {...lent} value="4,8" count="(2)" label="4,8 na 5" />,
  'Rating with a link': (lent) => <Rating {...lent} value="4,8" count="(2)" label="4,8 na 5" href="#opinie" />,
  Price: ({ ref, ...lent }) => (
    <Price {...lent} ref={(element) => void ref(element)} final="9,90 zł" strings={strings} />
  ),
  ProductGrid: ({ ref, ...lent }) => (
    <ProductGrid {...lent} ref={(element) => void ref(element)}>
      …
    </ProductGrid>
  ),
  ActiveFilters: ({ ref, ...lent }) => (
    <ActiveFilters
      {...lent}
      ref={(element) => void ref(element)}
      filters={[{ id: 'a', label: 'a', href: '?', removeLabel: 'Usuń filtr: a' }]}
      clear={{ label: 'Wyczyść', href: '/' }}
    />
  ),
};

describe.each(Object.entries(components))('%s', (_, draw) => {
  it('forwards ref, className and attributes to the root element', () => {
    const elements: (HTMLElement | null)[] = [];
    const { container } = render(
      draw({ ref: (element) => void elements.push(element), className: 'mine', 'data-place': 'list' }),
    );
    const root = container.firstElementChild;
    expect(elements).toContain(root);
    expect([root?.classList.contains('mine'), root?.getAttribute('data-place')]).toEqual([true, 'list']);
  });
});
