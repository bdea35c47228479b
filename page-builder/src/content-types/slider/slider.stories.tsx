import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { banner, slider } from '../../fixtures/markup.ts';
import { pictures } from '../../fixtures/pictures.ts';
import { contentStories, type ContentArgs } from '../../fixtures/story-content.tsx';
import { getContentStrings, storyText } from '../../fixtures/story-text.ts';

const meta = { title: 'Page Builder/Slider', ...contentStories } satisfies Meta<ContentArgs>;

export default meta;
type Story = StoryObj<ContentArgs>;

const slide = (title: string, options = {}) =>
  banner({
    type: 'slide',
    content: `<h3>${title}</h3>`,
    href: '/oferta',
    button: `${storyText('See:')} ${title}`,
    overlayColor: 'rgba(251, 250, 246, 0.9)',
    desktop: pictures.scene,
    innerStyle: 'min-height: 300px; padding: 60px;',
    ...options,
  });
const titles = [storyText('Immunity'), storyText('Energy'), storyText('Sleep')];
const slides = titles.map((title) => slide(title));

/** Buttons and dots move it; slides outside the view are not reachable by keyboard (CA-3, CA-4). */
export const Default: Story = {
  args: { html: slider(slides) },
  play: async ({ canvas }) => {
    const next = await canvas.findByRole('button', { name: getContentStrings().nextSlide });
    const getLink = (title: string) => canvas.getByRole('link', { name: `${storyText('See:')} ${title}` });
    const expectOnly = async (title: string) => {
      for (const other of titles) {
        await waitFor(() => expect(getLink(other).closest('[inert]') === null).toBe(other === title));
      }
    };
    await expectOnly(storyText('Immunity'));
    await userEvent.click(next);
    await expectOnly(storyText('Energy'));
    await expect(next).toHaveFocus();
    const tab = canvas.getByRole('tab', { name: getContentStrings().slidePosition(2, 3) });
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    tab.focus();
    await userEvent.keyboard('{End}');
    await expectOnly(storyText('Sleep'));
    await userEvent.click(next);
    await expectOnly(storyText('Immunity'));
  },
};

/** Advances automatically until it is paused by the first control (CA-6). */
export const Autoplay: Story = {
  args: { html: slider(slides, { 'data-autoplay': 'true', 'data-autoplay-speed': '6000' }) },
};

export const AutoplayWithVideo: Story = {
  name: '[CA-6] [VI-1] The button that pauses a video is next to the one that pauses the slides',
  tags: ['behavior', '!autodocs'],
  args: {
    html: slider(
      titles.map((title) =>
        slide(title, {
          attributes: {
            'data-background-type': 'video',
            'data-video-src': `mp4:${new URL('./none.mp4', pictures.scene).href}`,
            'data-video-play-only-visible': 'true',
            'data-video-fallback-src': pictures.scene,
          },
        }),
      ),
      { 'data-autoplay': 'true', 'data-autoplay-speed': '60000' },
    ),
  },
  play: async ({ canvas }) => {
    if (!matchMedia('(prefers-reduced-motion: no-preference)').matches) return;
    const { pauseSlides, pauseVideo } = getContentStrings();
    const [video] = await canvas.findAllByRole('button', { name: pauseVideo });
    const buttons = [await canvas.findByRole('button', { name: pauseSlides }), video];
    for (const button of buttons) {
      const { left = 0, top = 0, width = 0, height = 0 } = button?.getBoundingClientRect() ?? {};
      await expect(button?.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true);
    }
    await expect(new Set(buttons.map((button) => button?.getBoundingClientRect().top)).size).toBe(1);
  },
};

/** Fades, and is not infinite. */
export const Fade: Story = { args: { html: slider(slides, { 'data-fade': 'true', 'data-infinite-loop': 'false' }) } };

/** Without a stored padding, text and buttons stand clear of the arrows. */
export const DefaultPadding: Story = {
  args: {
    html: slider(titles.map((title) => slide(title, { innerStyle: 'min-height: 200px;' }))),
  },
  play: async ({ canvas }) => {
    const arrow = await canvas.findByRole('button', { name: getContentStrings().previousSlide });
    const button = canvas.getByText(`${storyText('See:')} ${titles[0]}`);
    await expect(button.getBoundingClientRect().left).toBeGreaterThan(arrow.getBoundingClientRect().right);
  },
};

/** A single slide has no controls. */
export const SingleSlide: Story = { args: { html: slider([slide(storyText('Immunity'))]) } };

/** Slider at the top of the home page: class `home-slider`. */
export const HomeSlider: Story = {
  args: {
    html: slider(
      [storyText('Autumn keeps moving'), storyText('Magnesium for a calm evening')].map((title) =>
        slide(title, {
          appearance: 'collage-left',
          desktop: pictures.hero,
          mobile: pictures.heroMobile,
          innerStyle: '',
          overlayColor: '',
        }),
      ),
      { class: 'home-slider', 'data-show-arrows': 'false' },
    ),
  },
};
