import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleText } from '../story-utils/sample-text.ts';
import { Rating } from './index.ts';

const meta = {
  title: 'UI/Catalog/Rating',
  component: Rating,
  args: { value: sampleText('4.8'), count: '(214)', label: sampleText('Rated 4.8 out of 5, 214 reviews') },
} satisfies Meta<typeof Rating>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DefaultBehavior: Story = {
  ...Default,
  name: 'RA-1 Default',
  tags: ['behavior', '!autodocs'],
};
export const Playground: Story = {};
export const LinkToReviews: Story = {
  args: { count: sampleText('(214 reviews)'), href: '#opinie' },
};

export const LinkToReviewsBehavior: Story = {
  ...LinkToReviews,
  name: '[UI-22] Link to the reviews',
  tags: ['behavior', '!autodocs'],
};
export const ManyReviews: Story = {
  args: { count: sampleText('(12,345 reviews)'), label: sampleText('Rated 4.8 out of 5, 12,345 reviews') },
};
