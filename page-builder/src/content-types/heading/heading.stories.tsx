import type { Meta, StoryObj } from '@storybook/react-vite';
import { heading } from '../../fixtures/markup.ts';
import { StoryContent } from '../../fixtures/story-content.tsx';

const meta = { title: 'Page Builder/Heading', component: StoryContent } satisfies Meta<typeof StoryContent>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All levels (PBT-13). */
export const Levels: Story = {
  args: {
    html: [1, 2, 3, 4, 5, 6]
      .map((level) => heading(`Nagłówek poziomu ${level}`, level, { style: 'margin-bottom: 12px;' }))
      .join(''),
  },
};

/** Alignment, border and spacing of a merchant. */
export const Styled: Story = {
  args: {
    html: heading('Wyśrodkowany nagłówek', 2, {
      style: 'text-align: center; border-style: solid; border-width: 1px; border-color: #1e4b38; padding: 16px;',
    }),
  },
};
