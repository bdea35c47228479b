import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TruckIcon } from '../icon/index.ts';
import { Chip } from './index.ts';

const meta = {
  title: 'UI/Structure/Chip',
  component: Chip,
  args: { text: 'JESIEN10', removeLabel: (text: string) => `Usuń kod rabatowy: ${text}` },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
export const Removable: Story = {
  name: 'G-13 Its button is a target of 44 px, named after what it removes',
  args: { onRemove: fn() },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Usuń kod rabatowy: JESIEN10' });
    const { width, height } = button.getBoundingClientRect();
    await expect([width, height]).toEqual([44, 44]);
    await userEvent.click(button);
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
export const WithIcon: Story = { args: { text: 'Darmowa dostawa', icon: <TruckIcon size="small" /> } };
export const LongText: Story = { args: { text: 'prawidłowe funkcjonowanie układu odpornościowego, nerwowego i mięśniowego', onRemove: fn() } };
