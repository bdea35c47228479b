import type { Meta, StoryObj } from '@storybook/react-vite';
import { block, heading, row } from '../../fixtures/markup.ts';
import { contentStories, type ContentArgs } from '../../fixtures/story-content.tsx';
import { storyText } from '../../fixtures/story-text.ts';

const meta = { title: 'Page Builder/Block', ...contentStories } satisfies Meta<ContentArgs>;

export default meta;
type Story = StoryObj<ContentArgs>;

/** Block with Page Builder content (PBT-39). */
export const PageBuilderContent: Story = {
  args: {
    html: row(
      block(row(heading(storyText('From a CMS block'), 3), { style: 'padding: 24px; background-color: #f0ded3;' })),
    ),
  },
};

/** Block of plain HTML. */
export const PlainHtml: Story = {
  name: 'Plain HTML',
  args: { html: row(block(storyText('<p>Shipped within 24 hours.</p>'))) },
};
