import type { Meta, StoryObj } from '@storybook/react-vite';
import { Rating } from './index.ts';

const meta = {
  title: 'UI/Catalog/Rating',
  component: Rating,
  args: { value: '4,8', count: '(214)', label: 'Ocena 4,8 na 5, 214 opinii' },
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
  args: { count: '(214 opinii)', href: '#opinie' },
};

export const LinkToReviewsBehavior: Story = {
  ...LinkToReviews,
  name: '[UI-22] Link to the reviews',
  tags: ['behavior', '!autodocs'],
};
export const ManyReviews: Story = { args: { count: '(12 345 opinii)', label: 'Ocena 4,8 na 5, 12 345 opinii' } };
