import type { Meta, StoryObj } from '@storybook/react-vite';
import { columns, heading, row, text } from '../../fixtures/markup.ts';
import { contentStories, type ContentArgs } from '../../fixtures/story-content.tsx';
import { storyText } from '../../fixtures/story-text.ts';

const meta = { title: 'Page Builder/Column group', ...contentStories } satisfies Meta<ContentArgs>;

export default meta;
type Story = StoryObj<ContentArgs>;

const cell = (title: string) => heading(title, 3) + text(storyText('<p>Capsules, powder or drops.</p>'));

/** Columns side by side; on phones below each other. */
export const Thirds: Story = {
  args: {
    html: row(
      columns(
        [storyText('Vitamins'), storyText('Minerals'), storyText('Herbs')].map((title) => ({
          width: '33.3333%',
          content: cell(title),
          style: 'padding: 12px;',
        })),
      ),
    ),
  },
};

/** Widths of a merchant's grid. */
export const Uneven: Story = {
  args: {
    html: row(
      columns([
        { width: '66.6667%', content: cell(storyText('Two thirds')), style: 'padding: 12px;' },
        { width: '33.3333%', content: cell(storyText('One third')), style: 'padding: 12px;' },
      ]),
    ),
  },
};

/** Heading and, at the end of its line, a link to more: class `section-head`. */
export const SectionHead: Story = {
  args: {
    html: row(
      columns(
        [
          { width: '75%', content: heading(storyText('New')) },
          { width: '25%', content: text(storyText('<p><a href="/nowosci">See all</a></p>')) },
        ],
        'section-head',
      ),
    ),
  },
};
