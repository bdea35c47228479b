import type { Meta, StoryObj } from '@storybook/react-vite';
import { video } from '../../fixtures/markup-widgets.ts';
import { StoryContent } from '../../fixtures/story-content.tsx';

const meta = { title: 'Page Builder/Video', component: StoryContent } satisfies Meta<typeof StoryContent>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A film of YouTube, which is asked for nothing before the button is pressed (PBT-43). */
export const YouTube: Story = {
  args: { html: video({ src: 'https://www.youtube.com/embed/aqz-KE-bpKQ', maxWidth: '640px', style: 'text-align: center;', wrapperStyle: 'border-style: solid; border-radius: 5px;' }) },
};

/** A film of Vimeo. */
export const Vimeo: Story = { args: { html: video({ src: 'https://player.vimeo.com/video/76979871?title=0' }) } };
