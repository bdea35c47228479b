import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { banner, slider } from '../../fixtures/markup.ts';
import { pictures } from '../../fixtures/pictures.ts';
import { StoryContent } from '../../fixtures/story-content.tsx';

const meta = { title: 'Page Builder/Slider', component: StoryContent } satisfies Meta<typeof StoryContent>;

export default meta;
type Story = StoryObj<typeof meta>;

const slide = (title: string, options = {}) =>
  banner({
    type: 'slide',
    content: `<h3>${title}</h3>`,
    href: '/oferta',
    button: `Zobacz: ${title}`,
    overlayColor: 'rgba(251, 250, 246, 0.9)',
    desktop: pictures.scene,
    innerStyle: 'min-height: 300px; padding: 60px;',
    ...options,
  });
const titles = ['Odporność', 'Energia', 'Sen'];
const slides = titles.map((title) => slide(title));

/** Buttons and dots move it; slides outside the view are not reachable by keyboard (CA-3, CA-4). */
export const Default: Story = {
  args: { html: slider(slides) },
  play: async ({ canvas }) => {
    const next = await canvas.findByRole('button', { name: 'Następny slajd' });
    const getLink = (title: string) => canvas.getByRole('link', { name: `Zobacz: ${title}` });
    const expectOnly = async (title: string) => {
      for (const other of titles) {
        await waitFor(() => expect(getLink(other).closest('[inert]') === null).toBe(other === title));
      }
    };
    await expectOnly('Odporność');
    await userEvent.click(next);
    await expectOnly('Energia');
    await expect(next).toHaveFocus();
    const tab = canvas.getByRole('tab', { name: '2 z 3' });
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    tab.focus();
    await userEvent.keyboard('{End}');
    await expectOnly('Sen');
    await userEvent.click(next);
    await expectOnly('Odporność');
  },
};

/** Advances automatically until it is paused by the first control (CA-6). */
export const Autoplay: Story = {
  args: { html: slider(slides, { 'data-autoplay': 'true', 'data-autoplay-speed': '6000' }) },
};

/** Fades, and is not infinite. */
export const Fade: Story = { args: { html: slider(slides, { 'data-fade': 'true', 'data-infinite-loop': 'false' }) } };

/** A single slide has no controls. */
export const SingleSlide: Story = { args: { html: slider([slide('Odporność')]) } };

/** Slider at the top of the home page: class `home-slider`. */
export const HomeSlider: Story = {
  args: {
    html: slider(
      ['Jesień, która nie zwalnia', 'Magnez na spokojny wieczór'].map((title) =>
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
