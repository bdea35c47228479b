import type { Meta, StoryObj } from '@storybook/react-vite';
import { banner, slider } from '../../fixtures/markup.ts';
import { pictures } from '../../fixtures/pictures.ts';
import { StoryContent } from '../../fixtures/story-content.tsx';
import { storyText } from '../../fixtures/story-text.ts';

const meta = { title: 'Page Builder/Slide', component: StoryContent } satisfies Meta<typeof StoryContent>;

export default meta;

/** One slide of each appearance (PBT-31). */
export const Appearances: StoryObj<typeof meta> = {
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
          overlayColor: 'rgba(251, 250, 246, 0.9)',
          innerStyle: 'min-height: 300px; padding: 60px;',
        }),
      ),
    ),
  },
};
