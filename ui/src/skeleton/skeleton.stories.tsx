import { useState, type ReactNode } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Breadcrumbs } from '../breadcrumbs/index.ts';
import { Button } from '../button/index.ts';
import { FilterButton, FilterLayout, FilterSidebar } from '../filter-sidebar/index.ts';
import { Gallery } from '../gallery/index.ts';
import { PlusIcon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Inline, PageBlock, Stack } from '../layout/index.ts';
import { Price } from '../price/index.ts';
import { ProductCard } from '../product-card/index.ts';
import { ProductGrid } from '../product-grid/index.ts';
import { ProductSort } from '../product-sort/index.ts';
import { Rating } from '../rating/index.ts';
import { getSampleImage } from '../story-utils/sample-images.ts';
import { waitForFrames } from '../story-utils/animation.ts';
import { Heading, Text } from '../text/index.ts';
import { samplePrice, sampleText } from '../story-utils/sample-text.ts';
import { CategoryPageSkeleton, CmsPageSkeleton, ProductCardSkeleton, ProductPageSkeleton, Skeleton } from './index.ts';
import { getStoryStrings } from '../story-utils/story-strings.ts';
import * as sample from './skeleton.sample.css.ts';

const meta = {
  title: 'UI/Feedback/Skeleton',
  component: Skeleton,
  subcomponents: { ProductCardSkeleton, CategoryPageSkeleton, ProductPageSkeleton, CmsPageSkeleton },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => (
    <Stack>
      <Skeleton width="60%" />
      <Skeleton variant="heading" />
      <Skeleton variant="button" />
    </Stack>
  ),
};
export const Playground: Story = {
  args: { variant: 'heading', width: '60%' },
};
export const Card: Story = {
  render: () => (
    <div style={{ maxInlineSize: '18rem' }}>
      <ProductCardSkeleton />
    </div>
  ),
};
export const CategoryPage: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => <CategoryPageSkeleton />,
};

export const CategoryPageBehavior: Story = {
  ...CategoryPage,
  name: '[UI-27] Category page',
  tags: ['behavior', '!autodocs'],
};
export const ProductPage: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => <ProductPageSkeleton />,
};

export const ProductPageBehavior: Story = {
  ...ProductPage,
  name: '[UI-27] Product page',
  tags: ['behavior', '!autodocs'],
};
export const CmsPage: Story = {
  name: 'CMS Page',
  parameters: { layout: 'fullscreen' },
  render: () => <CmsPageSkeleton />,
};

export const CmsPageBehavior: Story = {
  ...CmsPage,
  name: '[UI-27] CMS page',
  tags: ['behavior', '!autodocs'],
};

/** Shows the placeholder first and the page after a click, like a page that loads. */
function Arriving({ placeholder, page }: { placeholder: ReactNode; page: ReactNode }) {
  const [arrived, setArrived] = useState(false);
  return (
    <>
      <div data-stage={arrived ? 'page' : 'placeholder'}>{arrived ? page : placeholder}</div>
      <Button onClick={() => setArrived(true)}>{sampleText('Show the page')}</Button>
    </>
  );
}

interface Box {
  top: number;
  left: number;
  width: number;
  height: number;
}

/** Returns boxes relative to the top of the page, in whole pixels. */
const boxes = (elements: Iterable<Element>): Box[] =>
  [...elements].map((element) => {
    const { top, left, width, height } = element.getBoundingClientRect();
    return {
      top: Math.round(top + window.scrollY),
      left: Math.round(left),
      width: Math.round(width),
      height: Math.round(height),
    };
  });

/** Fails unless each box matches its counterpart, except for rounding. */
async function expectSame(before: readonly Box[], after: readonly Box[]) {
  await expect(after).toHaveLength(before.length);
  for (const [index, box] of before.entries()) {
    for (const side of ['top', 'left', 'width', 'height'] as const) {
      await expect(Math.abs((after[index]?.[side] ?? NaN) - box[side])).toBeLessThanOrEqual(1);
    }
  }
}

const priceLabels = {
  sale: sampleText('Sale price'),
  regular: sampleText('Regular price'),
  lowest30Days: sampleText('Lowest price of the 30 days before the reduction:'),
  from: sampleText('from'),
};
const trail = [{ label: sampleText('Home'), href: '#' }];
const cards = [
  sampleText('Vitamin C'),
  sampleText('Magnesium'),
  sampleText('Zinc'),
  sampleText('Collagen'),
  'Omega-3',
  sampleText('Selenium'),
].map((name) => (
  <ProductCard
    key={name}
    name={name}
    subtitle={sampleText('60 capsules')}
    href={`#${name}`}
    imageSrc={getSampleImage(name)}
    headingLevel={2}
    rating={<Rating value={sampleText('4.8')} count="(214)" label={sampleText('Rated 4.8 out of 5')} />}
    price={<Price final={samplePrice(3990)} strings={priceLabels} />}
    action={
      <IconButton
        variant="filled"
        label={sampleText('Add to cart: {name}', { name })}
        icon={<PlusIcon size="medium" />}
      />
    }
  />
));
export const CategoryPageArrives: Story = {
  name: '[UI-27] A category page causes no layout shift after its placeholder',
  tags: ['behavior', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Arriving
      placeholder={<CategoryPageSkeleton />}
      page={
        <PageBlock space="x4">
          <Stack gap="x6">
            <Stack gap="x3">
              <Breadcrumbs items={trail} current={sampleText('Immunity')} />
              <Heading level={1}>{sampleText('Immunity')}</Heading>
            </Stack>
            <FilterLayout>
              <FilterSidebar>{sampleText('Filters')}</FilterSidebar>
              <Stack gap="x6">
                <Inline justify="between">
                  <Text>{sampleText('6 products')}</Text>
                  <Inline gap="x2">
                    <FilterButton />
                    <ProductSort
                      label={sampleText('Sort')}
                      options={[
                        { value: 'a', label: sampleText('Recommended') },
                        { value: 'b', label: sampleText('Cheapest') },
                      ]}
                    />
                  </Inline>
                </Inline>
                <ProductGrid>{cards}</ProductGrid>
              </Stack>
            </FilterLayout>
          </Stack>
        </PageBlock>
      }
    />
  ),
  play: async ({ canvasElement }) => {
    const list = () => canvasElement.querySelectorAll('ul[role="list"]');
    const rows = () => boxes([...([...list()].at(-1)?.children ?? [])]);
    const before = rows();
    await expect(before).toHaveLength(6);
    await userEvent.click(within(canvasElement).getByRole('button', { name: sampleText('Show the page') }));
    // The fonts load with the first text.
    await waitForFrames(() => expectSame(before, rows()));
  },
};

export const ProductPageArrives: Story = {
  name: '[UI-27] The gallery of a product page causes no layout shift after its placeholder',
  tags: ['behavior', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Arriving
      placeholder={<ProductPageSkeleton />}
      page={
        <PageBlock space="x4">
          <Stack gap="x3">
            <Breadcrumbs items={trail} current={sampleText('Vitamin C')} />
            <div className={sample.overview}>
              <Gallery
                images={[
                  sampleText('Front'),
                  sampleText('Back'),
                  sampleText('Capsules'),
                  sampleText('Ingredients'),
                ].map((name) => ({
                  src: getSampleImage(name),
                  alt: name,
                }))}
                maxWidth={640}
                sizes="640px"
              />
              <Heading level={1}>{sampleText('Vitamin C')}</Heading>
            </div>
          </Stack>
        </PageBlock>
      }
    />
  ),
  play: async ({ canvasElement }) => {
    const [stage] = boxes([...canvasElement.querySelectorAll('[data-part="stage"]')]);
    await userEvent.click(within(canvasElement).getByRole('button', { name: sampleText('Show the page') }));
    const [row] = boxes([within(canvasElement).getByRole('list', { name: getStoryStrings().gallery.gallery })]);
    if (!stage || !row) throw new Error('No gallery was found.');
    await expectSame([stage], [row]);
  },
};

export const HomeSliderPlace: Story = {
  name: '[TOK-14] The placeholder of the home slider is 628 px high, 548 px below 1280 px',
  tags: ['behavior', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: () => <CmsPageSkeleton />,
  play: async ({ canvasElement }) => {
    const height = Math.max(...boxes(canvasElement.querySelectorAll('span')).map((box) => box.height));
    await expect(height).toBe(window.innerWidth >= 1280 ? 628 : 548);
  },
};
