import type { Meta, StoryObj } from '@storybook/react-vite';
import { image } from '../../fixtures/markup.ts';
import { pictures } from '../../fixtures/pictures.ts';
import { contentStories, type ContentArgs } from '../../fixtures/story-content.tsx';
import { storyText } from '../../fixtures/story-text.ts';

const meta = { title: 'Page Builder/Image', ...contentStories } satisfies Meta<ContentArgs>;

export default meta;
type Story = StoryObj<ContentArgs>;

const dimensions = JSON.stringify({ width: 460, height: 420, ratio: 0.913 });

/** An image with a known size reserves its space while it loads (PBT-15). */
export const Default: Story = {
  args: {
    html: image({ desktop: pictures.packshots, alt: storyText('Three packages of food supplements'), dimensions }),
  },
};

/** Another image up to 64rem (PBT-10). */
export const MobilePicture: Story = {
  args: {
    html: image({ desktop: pictures.scene, mobile: pictures.sceneMobile, alt: storyText('Magnesium and vitamin D3') }),
  },
};

/** A link and a caption (PBT-16, PBT-17). */
export const LinkedWithCaption: Story = {
  args: {
    html: image({
      desktop: pictures.packshots,
      alt: storyText('Set for autumn'),
      caption: storyText('Set for autumn: D3+K2, vitamin C and zinc'),
      href: '/zestaw-jesienny',
      dimensions,
    }),
  },
};

/** Alignment of the figure, border of the image. */
export const CenteredWithBorder: Story = {
  args: {
    html: image({
      desktop: pictures.packshots,
      alt: storyText('Three packages of food supplements'),
      dimensions,
      style: 'text-align: center; margin: 24px 0;',
      imageStyle: 'border-style: solid; border-width: 2px; border-color: rgb(30, 75, 56); border-radius: 24px;',
    }),
  },
};
