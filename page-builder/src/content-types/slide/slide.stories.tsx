import type { Meta, StoryObj } from '@storybook/react-vite';
import { banner, slider } from '../../fixtures/markup.ts';
import { pictures } from '../../fixtures/pictures.ts';
import { contentStories, type ContentArgs } from '../../fixtures/story-content.tsx';
import { storyText } from '../../fixtures/story-text.ts';

const meta = { title: 'Page Builder/Slide', ...contentStories } satisfies Meta<ContentArgs>;

export default meta;

/** One slide of each appearance (PBT-31). */
export const Appearances: StoryObj<ContentArgs> = {
  args: {
    html: slider(
      ['poster', 'collage-left', 'collage-centered', 'collage-right'].map((appearance) =>
        banner({
          type: 'slide',
          appearance,
          content: `<h3>${appearance}</h3>${storyText('<p>Text of the slide.</p>')}`,
          href: '/oferta',
          button: storyText('See'),
          desktop: pictures.scene,
          mobile: pictures.sceneMobile,
          overlayColor: 'rgba(251, 250, 246, 0.9)',
          innerStyle: 'min-height: 300px; padding: 60px;',
        }),
      ),
    ),
  },
};
