import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { PageBuilderProvider, RichContent } from '../../index.ts';
import { products, row } from '../../fixtures/markup.ts';
import { contentStories, type ContentArgs } from '../../fixtures/story-content.tsx';
import { parseRichContent } from '../../parser/index.browser.ts';
import { getContentStrings, storyText } from '../../fixtures/story-text.ts';

const meta = { title: 'Page Builder/Products', ...contentStories } satisfies Meta<ContentArgs>;

export default meta;
type Story = StoryObj<ContentArgs>;

const hrefs = [
  storyText('vitamin-c'),
  storyText('vitamin-d3'),
  storyText('magnesium-b6'),
  storyText('zinc'),
  storyText('collagen'),
  'omega-3',
].map((name) => `https://shop.example/${name}.html`);
const carousel = {
  'data-appearance': 'carousel',
  'data-autoplay': 'false',
  'data-autoplay-speed': '4000',
  'data-infinite-loop': 'false',
  'data-show-arrows': 'true',
  'data-show-dots': 'true',
  'data-carousel-mode': 'default',
  'data-center-padding': '90px',
};

/** Grid (PBT-33). */
export const Grid: Story = { args: { html: products(hrefs) } };

/** An application that loads no products gets a link to each, which keeps its contrast in a dark row. */
export const WithoutProducts: Story = {
  args: {
    html:
      products(hrefs.slice(0, 3), { style: 'margin-bottom: 24px;' }) +
      row(products(hrefs.slice(3)), { style: 'background-color: #10241b; padding: 24px;' }),
  },
  render: ({ html }) => (
    <PageBuilderProvider strings={getContentStrings()}>
      <RichContent content={parseRichContent(html)} width="container" priority />
    </PageBuilderProvider>
  ),
};

/** Carousel with arrows and one dot per page (PBT-34). */
export const Carousel: Story = {
  args: { html: products(hrefs, carousel) },
  play: async ({ canvas }) => {
    const next = await canvas.findByRole('button', { name: getContentStrings().nextSlide });
    await expect(canvas.getByRole('button', { name: getContentStrings().previousSlide })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(next);
    await userEvent.click(next);
    await expect(await canvas.findByRole('link', { name: 'Omega 3' })).toBeVisible();
  },
};

/** Infinite, with parts of the neighbors visible. */
export const Continuous: Story = {
  args: { html: products(hrefs, { ...carousel, 'data-carousel-mode': 'continuous' }) },
};
