import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { banner, columns, row } from '../../fixtures/markup.ts';
import { pictures } from '../../fixtures/pictures.ts';
import { contentStories, type ContentArgs } from '../../fixtures/story-content.tsx';
import { storyText } from '../../fixtures/story-text.ts';

const meta = { title: 'Page Builder/Banner', ...contentStories } satisfies Meta<ContentArgs>;

export default meta;
type Story = StoryObj<ContentArgs>;

const content = storyText('<h2>Minerals without compromise</h2><p>Citrates and chelates.</p>');
/** Lets the image through, so that the edges of the overlay are seen on a white page. */
const overlayColor = 'rgba(251, 250, 246, 0.85)';
const margin = '0px 0px 16px';
const picture = { desktop: pictures.scene, mobile: pictures.sceneMobile };

/** Text over the whole image; the button's link covers the banner (PBT-26 to PBT-29). */
export const Poster: Story = {
  args: {
    html: banner({
      ...picture,
      content,
      href: '/mineraly',
      button: storyText('See minerals'),
      overlayColor,
      innerStyle: 'min-height: 360px; padding: 40px;',
      legal: storyText('<p>The offer ends on November 30.</p>'),
    }),
  },
};

/** Text in a box at the left, in the center or at the right. */
export const Collages: Story = {
  args: {
    html: ['collage-left', 'collage-centered', 'collage-right']
      .map((appearance) =>
        banner({
          ...picture,
          appearance,
          content,
          href: '/mineraly',
          button: storyText('See'),
          overlayColor: 'rgba(251, 250, 246, 0.9)',
          innerStyle: 'min-height: 320px; padding: 24px;',
          margin,
          style: 'border-radius: 24px;',
        }),
      )
      .join(''),
  },
};

/** Overlays without a stored padding have that of Magento. A stored padding replaces only the sides that it sets. */
export const DefaultPadding: Story = {
  args: {
    html: ['', 'padding: 0px;', 'padding-left: 8px;']
      .map((innerStyle) => banner({ ...picture, content: storyText('<p>Zinc</p>'), overlayColor, innerStyle, margin }))
      .concat(
        banner({ ...picture, appearance: 'collage-left', content: storyText('<p>Zinc</p>'), overlayColor, margin }),
      )
      .join(''),
  },
  play: async ({ canvas }) => {
    const paddings = canvas.getAllByText(storyText('Zinc')).map((words) => {
      const overlay = words.closest('[data-theme]');
      return overlay && getComputedStyle(overlay).padding;
    });
    await expect(paddings).toEqual(['30px', '0px', '30px 30px 30px 8px', '30px']);
  },
};

/** Without a link the button keeps its appearance and is no control. */
export const ButtonWithoutLink: Story = {
  args: { html: banner({ ...picture, content, button: storyText('Soon'), overlayColor }) },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText(storyText('Soon'))).cursor).toBe('default');
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** Button and overlay appear on hover or focus; without a pointer they are always visible. */
export const OnHover: Story = {
  args: {
    html: banner({
      ...picture,
      content: storyText('<h2>Hover, or use the keyboard</h2>'),
      href: '/mineraly',
      button: storyText('See'),
      showButton: 'hover',
      showOverlay: 'hover',
      overlayColor: 'rgba(251, 250, 246, 0.9)',
      innerStyle: 'padding: 24px 24px 280px;',
    }),
  },
};

export const ButtonCoversBanner: Story = {
  name: '[PBT-27] [PBT-28] The link of the button covers the whole banner, except for the links in its text',
  tags: ['behavior', '!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  args: {
    html: [
      { appearance: 'poster' },
      { appearance: 'collage-left' },
      { appearance: 'collage-right', className: 'type-b' },
    ]
      .map((options) =>
        banner({
          ...picture,
          ...options,
          content:
            storyText('<h3>Minerals</h3><p>See also <a href="/magnez">magnesium</a>.</p>') +
            storyText('<details><summary>Ingredients</summary><p>L-ascorbic acid, cellulose capsule.</p></details>'),
          href: '/mineraly',
          button: storyText('See minerals'),
          legal: storyText('<p><a href="/nowosci">See all</a></p>'),
          overlayColor: '#ffffff',
        }),
      )
      .join(''),
  },
  play: async ({ canvas, canvasElement }) => {
    const buttons = canvas.getAllByRole('link', { name: storyText('See minerals') });
    await expect(buttons).toHaveLength(3);
    for (const button of buttons) {
      const wrapper = button.closest('[data-theme]:has(img)');
      wrapper?.scrollIntoView({ block: 'center' });
      const { left = 0, right = 0, top = 0, height = 0 } = wrapper?.getBoundingClientRect() ?? {};
      for (const x of [left + 9, right - 9])
        await expect(button.contains(document.elementFromPoint(x, top + height / 2))).toBe(true);
    }
    const others = canvasElement.querySelectorAll('p > a, summary');
    await expect(others).toHaveLength(9);
    for (const other of others) {
      other.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = other.getBoundingClientRect();
      await expect(other.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true);
    }
  },
};

/** Without a button the whole banner is the link; links in the text stay clickable. */
export const WholeIsLink: Story = {
  args: {
    html: banner({
      className: 'tile tile-quiet',
      href: '/mineraly',
      content: storyText('<h3>Minerals</h3><p>See also <a href="/magnez">magnesium</a>.</p>'),
    }),
  },
};

/** Callout tiles: classes `tiles`, `tile` and a tone (CMS-09). */
export const Tiles: Story = {
  parameters: { docs: { canvas: { className: 'wide-frame' } } },
  args: {
    html: row(
      columns(
        [
          {
            width: '50%',
            content: banner({
              className: 'tile tile-highlight',
              href: '/salony',
              content: storyText('<h3>Find a store and collect today</h3><p>42 places</p>'),
            }),
          },
          {
            width: '25%',
            content: banner({
              className: 'tile tile-inverse',
              href: '/subskrypcja',
              content: storyText('<h3>Subscription −15%</h3><p>Delivery every 30 days</p>'),
            }),
          },
          {
            width: '25%',
            content: banner({
              className: 'tile tile-tint',
              href: '/poradnik',
              content: storyText('<h3>How much D3</h3><p>Read, 4 min</p>'),
              button: storyText('Read'),
              buttonType: 'secondary',
            }),
          },
        ],
        'tiles',
      ),
    ),
  },
};

export const TilesWithImage: Story = {
  name: '[G-12] In the dark theme text on an image keeps the colors for which it was made, and text below it has those of the page',
  tags: ['behavior', '!autodocs'],
  globals: { theme: 'dark' },
  args: {
    html: ['tile tile-tint', 'tile tile-inverse', 'category-tile']
      .map((className) => banner({ ...picture, className, content: storyText('<p>Zinc</p>') }))
      .join(''),
  },
  play: async ({ canvas }) => {
    const isLight = canvas.getAllByText(storyText('Zinc')).map((words) => {
      const [red = 0] = getComputedStyle(words).color.match(/\d+/g)?.map(Number) ?? [];
      return red > 127;
    });
    await expect(isLight).toEqual([false, true, true]);
  },
};

/** Large image with a text card: class `type-a`. */
export const TypeA: Story = {
  args: {
    html: banner({
      ...picture,
      appearance: 'collage-left',
      className: 'type-a',
      content,
      href: '/mineraly',
      button: storyText('See'),
    }),
  },
};

/** Half image, half text: class `type-b`. */
export const TypeB: Story = {
  args: {
    html: banner({
      ...picture,
      appearance: 'collage-right',
      className: 'type-b',
      content,
      href: '/mineraly',
      button: storyText('See'),
    }),
  },
};
