import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { heading, row, text } from '../../fixtures/markup.ts';
import { dynamicBlock } from '../../fixtures/markup-widgets.ts';
import { contentStories, type ContentArgs } from '../../fixtures/story-content.tsx';
import { storyText } from '../../fixtures/story-text.ts';
import { parseRichContent } from '../../parser/index.browser.ts';

const meta = { title: 'Page Builder/Dynamic block', ...contentStories } satisfies Meta<ContentArgs>;

export default meta;
type Story = StoryObj<ContentArgs>;

const banner = row(
  heading(storyText('For regular customers'), 2) + text(storyText('<p>Free shipping until the end of the week.</p>')),
  {
    style: 'padding: 24px; background-color: #f0ded3;',
  },
);
const html = row(dynamicBlock(), { style: 'min-height: 160px;' }) + text(storyText('<p>Content below the banner</p>'));

export const Default: Story = {
  args: { html, loadDynamicBlocks: () => Promise.resolve([parseRichContent(banner)]) },
};

export const DefaultBehavior: Story = {
  ...Default,
  name: '[PBT-40] A banner selected for the visitor',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: storyText('For regular customers') })).toBeVisible();
  },
};

/** The space is reserved while the banner is loading. */
export const Loading: Story = { args: { html, loadDynamicBlocks: () => new Promise<never>(() => undefined) } };

/** A block that the merchant shows inline. */
export const Inline: Story = {
  args: {
    html: row(dynamicBlock({ inline: true })),
    loadDynamicBlocks: () => Promise.resolve([parseRichContent(storyText('<b>−10% on your first order</b>'))]),
  },
};

/** Without a banner for the visitor the minimum height of the row stays, so that nothing shifts. */
export const Empty: Story = { args: { html, loadDynamicBlocks: () => Promise.resolve([]) } };

/** Banners that cannot be loaded are omitted without an error message. */
export const Failed: Story = { args: { html, loadDynamicBlocks: () => Promise.reject(new Error('offline')) } };
