import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { sampleText } from '../story-utils/sample-text.ts';
import { Disclosure } from './disclosure.tsx';

const meta = {
  title: 'UI/Disclosure/Disclosure',
  component: Disclosure,
  args: { title: sampleText('How to use'), headingLevel: 2, children: sampleText('1 capsule a day, during a meal.') },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const text = canvas.getByText(sampleText('1 capsule a day, during a meal.'));
    await expect(text).not.toBeVisible();
    await userEvent.click(canvas.getByText(sampleText('How to use')));
    await expect(text).toBeVisible();
  },
};

export const Open: Story = { args: { open: true } };

export const LongTitle: Story = {
  args: {
    title: sampleText('Warnings, contraindications, storage and all that is worth knowing before the first portion'),
  },
  play: async ({ canvas }) => {
    const { lineHeight, fontSize } = getComputedStyle(canvas.getByRole('heading'));
    await expect(parseFloat(lineHeight) / parseFloat(fontSize)).toBeGreaterThan(1.25);
  },
};

export const Playground: Story = { args: { open: false } };
