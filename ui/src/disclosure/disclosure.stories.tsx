import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Disclosure } from './disclosure.tsx';

const meta = {
  title: 'UI/Disclosure/Disclosure',
  component: Disclosure,
  args: { title: 'Sposób użycia', headingLevel: 2, children: '1 kapsułka dziennie, w trakcie posiłku.' },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const text = canvas.getByText('1 kapsułka dziennie, w trakcie posiłku.');
    await expect(text).not.toBeVisible();
    await userEvent.click(canvas.getByText('Sposób użycia'));
    await expect(text).toBeVisible();
  },
};

export const Open: Story = { args: { open: true } };

export const LongTitle: Story = {
  args: { title: 'Ostrzeżenia, przeciwwskazania, przechowywanie i wszystko, co warto wiedzieć przed pierwszą porcją' },
};

export const Playground: Story = { args: { open: false } };
