import type { Meta, StoryObj } from '@storybook/react-vite';
import { divider } from '../../fixtures/markup.ts';
import { contentStories, type ContentArgs } from '../../fixtures/story-content.tsx';

const meta = { title: 'Page Builder/Divider', ...contentStories } satisfies Meta<ContentArgs>;

export default meta;

/** Width, color and thickness (PBT-42). */
export const Lines: StoryObj<ContentArgs> = {
  args: {
    html:
      divider('width: 100%; border-width: 1px; border-color: #cecece; display: inline-block;') +
      divider('width: 50%; border-width: 4px; border-color: rgb(30, 75, 56); display: inline-block;') +
      divider('width: 120px; border-width: 8px; border-color: #e8a93a; display: inline-block;'),
  },
};
