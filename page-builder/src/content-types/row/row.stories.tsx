import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { columns, heading, magentoMobile, row, tag, text } from '../../fixtures/markup.ts';
import { pictures } from '../../fixtures/pictures.ts';
import { contentStories, type ContentArgs } from '../../fixtures/story-content.tsx';
import { getContentStrings, storyText } from '../../fixtures/story-text.ts';

const meta = {
  title: 'Page Builder/Row',
  ...contentStories,
  args: { ...contentStories.args, width: 'page' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<ContentArgs>;

export default meta;
type Story = StoryObj<ContentArgs>;

const words =
  heading(storyText('Health starts in the morning'), 2) +
  text(storyText('<p>A short list of supplements worth having at hand.</p>'));
const padding = 'padding: 32px; background-color: rgb(213, 224, 205);';

/** Background and content are limited to the site width (PBT-05). */
export const Contained: Story = { args: { html: row(words, { style: padding }) } };

/** The background spans the window, the content is limited to the site width. */
export const FullWidth: Story = { args: { html: row(words, { appearance: 'full-width', style: padding }) } };

/** Background and content span the window. */
export const FullBleed: Story = { args: { html: row(words, { appearance: 'full-bleed', style: padding }) } };

const places = ['flex-start', 'center', 'flex-end'] as const;

/** Content at the top, middle and bottom of a tall row (PBT-06). */
export const VerticalAlignment: Story = {
  name: '[PBT-06] Content is aligned at the top, middle and bottom',
  tags: ['behavior', '!autodocs'],
  args: {
    html: places
      .map((place) =>
        row(heading(place, 3), {
          className: `at-${place}`,
          style: `${padding} min-height: 240px; justify-content: ${place}; margin-bottom: 16px;`,
        }),
      )
      .join(''),
  },
  play: async ({ canvas, canvasElement }) => {
    const rooms = places.map((place) => {
      const [outer, inner] = [
        canvasElement.querySelector(`.at-${place}`),
        canvas.getByRole('heading', { name: place }),
      ].map((element) => element?.getBoundingClientRect());
      return { above: (inner?.top ?? 0) - (outer?.top ?? 0), below: (outer?.bottom ?? 0) - (inner?.bottom ?? 0) };
    });
    const [top, middle, bottom] = rooms;
    // 32 px of padding, and at most as much of the heading's line height.
    await expect(top?.above).toBeLessThan(64);
    await expect(Math.abs((middle?.above ?? 0) - (middle?.below ?? 99))).toBeLessThan(24);
    await expect(bottom?.below).toBeLessThan(64);
    await expect(Math.min(top?.below ?? 0, bottom?.above ?? 0)).toBeGreaterThan(100);
  },
};

/** Background image, and another one up to 64rem (PBT-07, PBT-10). */
export const BackgroundPicture: Story = {
  args: {
    html: row(words, {
      desktop: pictures.scene,
      mobile: pictures.sceneMobile,
      style: 'padding: 24px 24px 420px; background-position: center bottom;',
    }),
  },
};

/** A repeated image is a CSS background. */
export const RepeatedPicture: Story = {
  args: {
    html: row(columns([{ width: '100%', content: words, style: 'padding: 16px; background-color: #fbfaf6;' }]), {
      desktop: pictures.packshots,
      style: `${padding} min-height: 420px; background-size: auto; background-repeat: repeat;`,
    }),
  },
};

/** The image moves while the row crosses the viewport, if motion is allowed (PBT-08, PAR-05). */
export const Parallax: Story = {
  args: {
    html:
      row(words, {
        appearance: 'full-width',
        desktop: pictures.scene,
        style: 'padding: 32px; min-height: 520px;',
        attributes: { 'data-enable-parallax': '1', 'data-parallax-speed': '0.5' },
      }) + row(words, { style: `${padding} min-height: 600px;` }),
  },
};

/** Background video (PBT-09). The fallback image is visible until it plays, and where it may not. */
export const BackgroundVideo: Story = {
  name: '[PBT-09] [VI-1] The button that pauses a video is above the overlay and the content',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvas }) => {
    if (!matchMedia('(prefers-reduced-motion: no-preference)').matches) return;
    const button = await canvas.findByRole('button', { name: getContentStrings().pauseVideo });
    const { left, top, width, height } = button.getBoundingClientRect();
    await expect(button.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true);
  },
  args: {
    html: row(
      tag('div', {
        class: 'video-overlay',
        'data-video-overlay-color': 'rgba(255, 255, 255, 0.2)',
        'data-element': 'video_overlay',
      }) + words,
      {
        appearance: 'full-bleed',
        style: 'padding: 32px; min-height: 420px;',
        attributes: {
          'data-background-type': 'video',
          'data-video-src': `mp4:${new URL('./none.mp4', pictures.scene).href}`,
          'data-video-loop': 'true',
          'data-video-play-only-visible': 'true',
          'data-video-fallback-src': pictures.scene,
        },
      },
    ),
  },
};

/** Another minimum height on phones, from the media rule of a style block. */
export const ResponsiveHeight: Story = {
  args: {
    html:
      '<style>#html-body [data-pb-style=ROWHIGH]{background-color:#d5e0cd;min-height:420px;padding:24px}' +
      `@media ${magentoMobile} { #html-body [data-pb-style=ROWHIGH]{min-height:160px} }</style>` +
      row(words).replace(/ style="[^"]*"/, ' data-pb-style="ROWHIGH"'),
  },
};
