import type { Meta, StoryObj } from '@storybook/react-vite';
import { text } from '../../fixtures/markup.ts';
import { tabs } from '../../fixtures/markup-widgets.ts';
import { contentStories, type ContentArgs } from '../../fixtures/story-content.tsx';
import { storyText } from '../../fixtures/story-text.ts';

const meta = { title: 'Page Builder/Tab item', ...contentStories } satisfies Meta<ContentArgs>;

export default meta;

/** A tab with a background, a height and content at its bottom (PBT-37). */
export const Designed: StoryObj<ContentArgs> = {
  args: {
    html: tabs([
      {
        name: storyText('Ingredients'),
        content: text(storyText('<p>Magnesium and vitamin B6.</p>')),
        style: 'justify-content: flex-end; min-height: 160px; padding: 24px; background-color: #f0ded3;',
      },
    ]),
  },
};
