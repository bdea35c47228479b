import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/index.ts';
import { CategoryPageSkeleton, CmsPageSkeleton, ProductCardSkeleton, ProductPageSkeleton, Skeleton } from './index.ts';

const meta = {
  title: 'UI/Feedback/Skeleton',
  component: Skeleton,
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => (
    <Stack>
      <Skeleton width="60%" />
      <Skeleton shape="heading" />
      <Skeleton shape="button" />
    </Stack>
  ),
};
export const ProductCard: Story = { render: () => <ProductCardSkeleton /> };
export const CategoryPage: Story = { name: '[UI-27] Category page', parameters: { layout: 'fullscreen' }, render: () => <CategoryPageSkeleton /> };
export const ProductPage: Story = { name: '[UI-27] Product page', parameters: { layout: 'fullscreen' }, render: () => <ProductPageSkeleton /> };
export const CmsPage: Story = { name: '[UI-27] CMS page', parameters: { layout: 'fullscreen' }, render: () => <CmsPageSkeleton /> };
