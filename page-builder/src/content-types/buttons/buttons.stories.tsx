import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { button, buttons } from '../../fixtures/markup.ts';
import { contentStories, type ContentArgs } from '../../fixtures/story-content.tsx';
import { storyText } from '../../fixtures/story-text.ts';

const meta = { title: 'Page Builder/Buttons', ...contentStories } satisfies Meta<ContentArgs>;

export default meta;
type Story = StoryObj<ContentArgs>;

const items = [
  button(storyText('Buy now'), 'primary', { href: '/witamina-c' }),
  button(storyText('See all vitamins'), 'secondary', { href: '/witaminy' }),
];

/** Side by side. */
export const Inline: Story = { args: { html: buttons(items) } };

/** Below each other. */
export const Stacked: Story = { args: { html: buttons(items, { appearance: 'stacked' }) } };

/** All as wide as the widest (PBT-25). */
export const SameWidth: Story = {
  name: '[PBT-25] All buttons of a set are as wide as the widest, inline and stacked',
  tags: ['behavior', '!autodocs'],
  args: {
    html:
      buttons(items, { sameWidth: true }) +
      buttons(items, { sameWidth: true, appearance: 'stacked', style: 'margin-top: 24px;' }),
  },
  play: async ({ canvas }) => {
    const [short, long] = [storyText('Buy now'), storyText('See all vitamins')].map((name) =>
      canvas.getAllByRole('link', { name }).map((link) => Math.round(link.getBoundingClientRect().width)),
    );
    await expect(short).toHaveLength(2);
    await expect(short).toEqual(long);
  },
};

/** Centered in their box, also where they do not fit side by side. */
export const Centered: Story = {
  args: { html: buttons(items, { style: 'text-align: center;' }) },
  play: async ({ canvas, canvasElement }) => {
    const links = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect());
    const box = canvasElement.querySelector('[style*="text-align"]')?.getBoundingClientRect();
    const [first, second] = links;
    const isWrapped = first && second && second.top >= first.bottom;
    // The middle of each line of buttons is that of the box.
    const lines = isWrapped ? links : [{ left: first?.left ?? 0, right: second?.right ?? 0 }];
    for (const { left, right } of lines)
      await expect(Math.abs((left + right) / 2 - ((box?.left ?? 0) + (box?.right ?? 0)) / 2)).toBeLessThan(2);
  },
};
