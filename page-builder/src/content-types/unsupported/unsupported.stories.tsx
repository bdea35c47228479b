import type { Meta, StoryObj } from '@storybook/react-vite';
import { contentType, heading, text } from '../../fixtures/markup.ts';
import { StoryContent } from '../../fixtures/story-content.tsx';

const meta = { title: 'Page Builder/Unsupported', component: StoryContent } satisfies Meta<typeof StoryContent>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Of a content type that nobody reads, the standard content types in it are rendered. */
export const Default: Story = {
  args: { html: contentType('acme_box', {}, heading('Cynk') + text('<p>Jedna kapsułka dziennie.</p>')) },
};
