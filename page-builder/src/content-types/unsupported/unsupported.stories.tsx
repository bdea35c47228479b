import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { contentType, heading, text } from '../../fixtures/markup.ts';
import { contentStories, type ContentArgs } from '../../fixtures/story-content.tsx';
import { storyText } from '../../fixtures/story-text.ts';

const meta = {
  title: 'Page Builder/Unsupported',
  ...contentStories,
  argTypes: { ...contentStories.argTypes, logger: { control: false, table: { category: 'Story' } } },
} satisfies Meta<ContentArgs>;

export default meta;
type Story = StoryObj<ContentArgs>;

const logger = { warn: fn(), error: fn() };

/** The standard content types inside an unknown one are rendered, and the parser warns about the unknown one. */
export const Default: Story = {
  args: {
    html: contentType('acme_box', {}, heading(storyText('Zinc')) + text(storyText('<p>One capsule a day.</p>'))),
    logger,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: storyText('Zinc') })).toBeVisible();
    await expect(logger.warn).toHaveBeenCalledWith(expect.stringContaining('acme_box'));
  },
};
