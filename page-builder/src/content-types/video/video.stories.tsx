import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { row } from '../../fixtures/markup.ts';
import { video } from '../../fixtures/markup-widgets.ts';
import { pictures } from '../../fixtures/pictures.ts';
import { contentStories, type ContentArgs } from '../../fixtures/story-content.tsx';
import { getContentStrings, storyText } from '../../fixtures/story-text.ts';

const meta = { title: 'Page Builder/Video', ...contentStories } satisfies Meta<ContentArgs>;

export default meta;
type Story = StoryObj<ContentArgs>;

/** YouTube video, which sends no request before the click (PBT-43). */
export const YouTube: Story = {
  name: 'YouTube',
  args: {
    html: row(
      video({
        src: 'https://www.youtube.com/embed/aqz-KE-bpKQ',
        maxWidth: '640px',
        style: 'text-align: center;',
        wrapperStyle: 'border-style: solid; border-radius: 5px;',
      }),
    ),
  },
};

/** Vimeo video, named by the markup. */
export const Vimeo: Story = {
  args: {
    html: row(
      video({
        src: 'https://player.vimeo.com/video/76979871?title=0',
        attributes: { title: storyText('How black seed oil is made') },
      }),
    ),
  },
};

export const Keyboard: Story = {
  ...Vimeo,
  name: '[VI-2] The button that starts a video names it and is the first tab stop',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', {
      name: getContentStrings().playHostedVideo(storyText('How black seed oil is made')),
    });
    await userEvent.tab();
    await expect(button).toHaveFocus();
  },
};

const file = new URL('./none.mp4', pictures.scene).href;

/** Video of the shop, with the controls of the browser and a poster. */
export const File: Story = {
  args: {
    html: row(
      video({
        src: file,
        attributes: {
          'aria-label': storyText('Our oil press'),
          poster: pictures.scene,
          autoplay: 'false',
          muted: 'false',
        },
      }),
    ),
  },
};

/** Renders nothing for other URLs (VID-07). */
export const NoFilm: Story = {
  tags: ['behavior', '!autodocs'],
  args: { html: row(video({ src: 'https://films.example/1' }) + storyText('<p>Content below the video</p>')) },
};
