import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Pagination } from './index.ts';

const meta = {
  title: 'UI/Navigation/Pagination',
  component: Pagination,
  args: {
    current: 3,
    total: 12,
    getHref: (page: number) => `#strona-${page}`,
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DefaultBehavior: Story = {
  ...Default,
  name: 'PA-1 Default',
  tags: ['behavior', '!autodocs'],
};
export const Playground: Story = {};
export const FirstPage: Story = { args: { current: 1 } };
export const LastPage: Story = { args: { current: 12 } };
export const FewPages: Story = { args: { current: 2, total: 3 } };
export const ManyPages: Story = { args: { current: 150, total: 300 } };
/** On the narrowest phone, with the most that there is to show. */
export const NarrowScreen: Story = {
  args: { current: 150, total: 300 },
  decorators: [
    (Story) => (
      <div style={{ width: '18rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const links = [...canvasElement.querySelectorAll('a')].map((link) => link.getBoundingClientRect());
    await expect(links).toHaveLength(7);
    await expect(new Set(links.map(({ top }) => top)).size).toBe(1);
    for (const { height } of links) await expect(height).toBeGreaterThanOrEqual(44);
  },
};
/** Renders nothing. */
export const SinglePage: Story = {
  tags: ['!autodocs'],
  args: { current: 1, total: 1 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('nav')).toBeNull();
  },
};
