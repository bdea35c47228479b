import type { Meta, StoryObj } from '@storybook/react-vite';
import { CategoryHeader } from '../../src/category-header/index.ts';
import { ActiveFilters, FilterPanel } from '../../src/filter-panel/index.ts';
import { FilterButton, FilterLayout, FilterSidebar } from '../../src/filter-sidebar/index.ts';
import { Inline, Stack } from '../../src/layout/index.ts';
import { Pagination } from '../../src/pagination/index.ts';
import { Price } from '../../src/price/index.ts';
import { ProductCard } from '../../src/product-card/index.ts';
import { ProductGrid } from '../../src/product-grid/index.ts';
import { ProductSort } from '../../src/product-sort/index.ts';
import { Text } from '../../src/text/index.ts';
import { getSampleImage } from '../../src/story-utils/sample-images.ts';
import { samplePrice, sampleText } from '../../src/story-utils/sample-text.ts';

/**
 * A category with filters. On wide screens the filters are a sidebar; below them a button opens the same panel in a
 * `FilterDialog`. Every filter, sort order and page has a URL, so that Back works and a list can be shared. The number of
 * products follows each change.
 */
const meta = {
  title: 'Patterns/Product list with filters',
  parameters: {
    docs: { canvas: { className: 'wide-frame' } },
    snippetParts: { 'getHref={() => {}}': 'getHref={(page) => `?p=${page}`}' },
  },
} satisfies Meta;

export default meta;

const option = (label: string, count: number, selected = false) => ({
  value: label,
  label,
  count: String(count),
  countLabel: sampleText('number of products: {count}', { count }),
  selected,
  href: `#${label}`,
});
const products = [
  { name: sampleText('Vitamin C 1000'), price: samplePrice(3990) },
  { name: sampleText('Vitamin D3 + K2'), price: samplePrice(4490) },
  { name: sampleText('Magnesium B6'), price: samplePrice(2490) },
];

export const Default: StoryObj = {
  render: () => (
    <Stack gap="x6">
      <CategoryHeader
        title={sampleText('Vitamins')}
        imageSrc={null}
        subcategories={[]}
        subcategoriesLabel={sampleText('Subcategories')}
      />
      <FilterLayout>
        <FilterSidebar>
          <FilterPanel
            groups={[
              {
                code: 'form',
                label: sampleText('Form'),
                options: [option(sampleText('capsules'), 41, true), option(sampleText('drops'), 8)],
              },
              { code: 'diet', label: sampleText('Diet'), options: [option(sampleText('gluten-free'), 31)] },
            ]}
          />
        </FilterSidebar>
        <Stack gap="x6">
          <Inline justify="between">
            <Text role="status">{sampleText('Number of products: 41')}</Text>
            <Inline>
              <FilterButton count={1} />
              <ProductSort
                options={[
                  { value: 'position_ASC', label: sampleText('Recommended') },
                  { value: 'price_ASC', label: sampleText('Price: low to high') },
                ]}
              />
            </Inline>
          </Inline>
          <ActiveFilters
            label={sampleText('Active filters')}
            filters={[
              {
                id: 'capsules',
                label: sampleText('capsules'),
                href: '#list',
                removeLabel: sampleText('Remove filter: {label}', { label: sampleText('capsules') }),
              },
            ]}
            clear={{ label: sampleText('Clear filters'), href: '#list' }}
          />
          <ProductGrid>
            {products.map(({ name, price }) => (
              <ProductCard
                key={name}
                name={name}
                href={`#${name}`}
                imageSrc={getSampleImage(name)}
                headingLevel={2}
                price={<Price final={price} />}
              />
            ))}
          </ProductGrid>
          <Pagination current={1} total={4} getHref={(page) => `#${page}`} />
        </Stack>
      </FilterLayout>
    </Stack>
  ),
};
