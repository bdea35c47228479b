import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { contentType, heading, text } from '../../fixtures/markup.ts';
import { StoryContent } from '../../fixtures/story-content.tsx';

const meta = {
  title: 'Page Builder/Unsupported',
  component: StoryContent,
  argTypes: { logger: { control: false } },
} satisfies Meta<typeof StoryContent>;

export default meta;
type Story = StoryObj<typeof meta>;

const logger = { warn: fn(), error: fn() };

/** The standard content types inside an unknown one are rendered, and the parser warns about the unknown one. */
export const Default: Story = {
  args: { html: contentType('acme_box', {}, heading('Cynk') + text('<p>Jedna kapsułka dziennie.</p>')), logger },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Cynk' })).toBeVisible();
    await expect(logger.warn).toHaveBeenCalledWith(expect.stringContaining('acme_box'));
  },
};
