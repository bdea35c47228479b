import type { Meta, StoryObj } from '@storybook/react-vite';
import { Swatch } from './index.ts';

const meta = {
  title: 'UI/Catalog/Swatch',
  component: Swatch,
  args: { value: { color: '#d6336c' } },
} satisfies Meta<typeof Swatch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

export const Picture: Story = {
  args: {
    value: {
      image:
        'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"%3E%3Cpath fill="%23f7dc4a" d="M0 0h4v4H0z"/%3E%3Cpath fill="%238fb339" d="M0 0h2v2H0zm2 2h2v2H2z"/%3E%3C/svg%3E',
    },
  },
};
