import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Price } from '../price/index.ts';
import { ProductCard } from '../product-card/index.ts';
import { isWiderThanScreen, largeText } from '../story-utils/large-text.ts';
import { getSampleImage } from '../story-utils/sample-images.ts';
import { ProductCardSkeleton } from '../skeleton/index.ts';
import { samplePrice, sampleText } from '../story-utils/sample-text.ts';
import { ProductGrid } from './index.ts';

const labels = {
  sale: sampleText('Sale price'),
  regular: sampleText('Regular price'),
  lowest30Days: sampleText('Lowest price of the 30 days before the reduction:'),
  from: sampleText('from'),
};
const cards = [
  sampleText('Vitamin C'),
  sampleText('Magnesium'),
  sampleText('Zinc'),
  sampleText('Collagen'),
  'Omega-3',
  'Ashwagandha',
].map((name) => (
  <ProductCard
    key={name}
    name={name}
    subtitle={sampleText('60 capsules')}
    href={`#${name}`}
    imageSrc={getSampleImage(name)}
    headingLevel={2}
    price={<Price final={samplePrice(3990)} unit={sampleText('€0.67\u00a0/\u00a0capsule')} strings={labels} />}
  />
));

const meta = {
  title: 'UI/Catalog/ProductGrid',
  component: ProductGrid,
  args: { children: cards },
} satisfies Meta<typeof ProductGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

const columnCount = (canvasElement: HTMLElement) =>
  getComputedStyle(within(canvasElement).getByRole('list')).gridTemplateColumns.split(' ').length;

export const Default: Story = {
  globals: { viewport: { value: 'desktop' } },
};

export const DefaultBehavior: Story = {
  ...Default,
  name: '[TOK-16] Three columns',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement }) => {
    await expect(columnCount(canvasElement)).toBe(3);
  },
};

export const Playground: Story = {};
export const OnPhones: Story = {
  name: '[TOK-16] Two columns below 640 px',
  tags: ['behavior', '!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(columnCount(canvasElement)).toBe(2);
  },
};
export const LargeText: Story = {
  name: '[G-14] With text twice as large a phone has one column',
  tags: ['behavior', '!autodocs'],
  globals: { viewport: { value: 'phone' } },
  beforeEach: largeText,
  play: async ({ canvasElement }) => {
    await expect(columnCount(canvasElement)).toBe(1);
    await expect(isWiderThanScreen()).toBe(false);
  },
};
export const FourColumns: Story = {
  args: { columns: 'four' },
  play: async ({ canvasElement }) => {
    await expect(columnCount(canvasElement)).toBe(window.innerWidth < 768 ? 2 : 4);
  },
};
export const Updating: Story = { args: { loading: true } };
export const Loading: Story = {
  args: { children: ['1', '2', '3', '4', '5', '6'].map((key) => <ProductCardSkeleton key={key} />) },
};
