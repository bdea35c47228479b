import type { Meta, StoryObj } from '@storybook/react-vite';
import { columns, heading, row, text } from '../../fixtures/markup.ts';
import { contentStories, type ContentArgs } from '../../fixtures/story-content.tsx';
import { storyText } from '../../fixtures/story-text.ts';

const meta = { title: 'Page Builder/Column line', ...contentStories } satisfies Meta<ContentArgs>;

export default meta;
type Story = StoryObj<ContentArgs>;

const cell = (title: string, words: string) => ({
  width: '50%',
  content: heading(title, 3) + text(`<p>${words}</p>`),
  style: 'padding: 12px;',
});

/** Two columns on one line; on phones below each other. */
export const Line: Story = {
  args: {
    html: row(
      columns([
        cell(storyText('Morning'), storyText('Vitamin D3 with breakfast.')),
        cell(storyText('Evening'), storyText('Magnesium before bed.')),
      ]),
    ),
  },
};
