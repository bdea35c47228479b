import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Badge } from '../badge/index.ts';
import { Price } from '../price/index.ts';
import { ProductCard } from '../product-card/index.ts';
import { getSampleImage } from '../story-utils/sample-images.ts';
import { waitForFrames } from '../story-utils/animation.ts';
import { largeText } from '../story-utils/large-text.ts';
import { Heading, Text } from '../text/index.ts';
import { samplePrice, sampleText } from '../story-utils/sample-text.ts';
import * as sample from './carousel.sample.css.ts';
import { getStoryStrings } from '../story-utils/story-strings.ts';
import { Carousel, type CarouselItem } from './index.ts';

const slide = (title: string, text: string): CarouselItem => ({
  key: title,
  content: (
    <div className={sample.panel}>
      <Heading level={3}>{title}</Heading>
      <Text>{text}</Text>
      <a href={`#${title}`}>
        {sampleText('See:')} {title}
      </a>
    </div>
  ),
});
const slides = [
  slide(sampleText('Immunity'), sampleText('Vitamins C and D, zinc and elderberry for colder days.')),
  slide(sampleText('Energy'), sampleText('Magnesium, B vitamins and caffeine from green tea.')),
  slide(sampleText('Sleep'), sampleText('Melatonin, lemon balm and hops for a calm evening.')),
];

const priceLabels = {
  sale: sampleText('Sale price'),
  regular: sampleText('Regular price'),
  lowest30Days: sampleText('Lowest price of the 30 days before the reduction:'),
  from: sampleText('from'),
};
const products = [
  sampleText('Vitamin C 1000'),
  sampleText('Magnesium B6'),
  sampleText('Organic zinc'),
  sampleText('Marine collagen'),
  sampleText('Omega-3 from algae'),
  'Ashwagandha',
].map((name, index) => ({
  key: name,
  label: name,
  content: (
    <ProductCard
      name={name}
      href={`#${name}`}
      imageSrc={getSampleImage(name.split(' ')[0] ?? name)}
      badge={index === 0 && <Badge tone="sale">−10%</Badge>}
      price={
        <Price
          final={samplePrice(4490)}
          strings={priceLabels}
          {...(index === 0 && { regular: samplePrice(5990), lowest30Days: samplePrice(4990) })}
        />
      }
    />
  ),
}));

const meta = {
  title: 'UI/Disclosure/Carousel',
  component: Carousel,
  args: {
    label: sampleText('We recommend'),
    items: slides,
    infinite: true,
  },
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

const isReachable = (link: HTMLElement) => link.closest('[inert]') === null;
/** Expects that only the slide with this title is reachable and in view. */
const expectOnly = (canvasElement: HTMLElement, title: string) =>
  waitForFrames(async () => {
    for (const { key } of slides) {
      const link = within(canvasElement).getByRole('link', {
        name: sampleText('See: {title}', { title: key }),
        hidden: true,
      });
      await expect(isReachable(link)).toBe(key === title);
    }
  });

export const Default: Story = {};

export const DefaultBehavior: Story = {
  ...Default,
  name: '[CA-3] [CA-4] Buttons scroll the row and keep focus; slides outside the view are not reachable',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const next = await canvas.findByRole('button', { name: getStoryStrings().carousel.nextSlide });
    await expectOnly(canvasElement, sampleText('Immunity'));
    await userEvent.click(next);
    await expectOnly(canvasElement, sampleText('Energy'));
    await expect(next).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: getStoryStrings().carousel.previousSlide }));
    await expectOnly(canvasElement, sampleText('Immunity'));
  },
};

export const Playground: Story = {};

export const Dots: Story = {
  name: '[CA-10] The dots are one tab stop: arrows wrap, Home and End go to the ends',
  tags: ['behavior', '!autodocs'],
  args: { showArrows: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const first = await canvas.findByRole('tab', { name: getStoryStrings().carousel.slidePosition(1, 3) });
    first.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expectOnly(canvasElement, sampleText('Sleep'));
    const last = canvas.getByRole('tab', { name: getStoryStrings().carousel.slidePosition(3, 3) });
    await expect(last).toHaveFocus();
    // Not by color alone.
    const getBarHeight = (dot: HTMLElement) => Number.parseFloat(getComputedStyle(dot, '::before').height);
    await expect(getBarHeight(last)).toBeGreaterThan(getBarHeight(first));
    await userEvent.keyboard('{ArrowRight}');
    await expectOnly(canvasElement, sampleText('Immunity'));
    await userEvent.keyboard('{End}');
    await expectOnly(canvasElement, sampleText('Sleep'));
    await expect(canvas.getAllByRole('tab').filter((tab) => tab.tabIndex === 0)).toHaveLength(1);
  },
};

export const QuickPresses: Story = {
  name: '[CA-3] [CA-5] Quick presses add up; a wheel in the middle of the scroll leaves the slide in view usable',
  tags: ['behavior', '!autodocs'],
  args: {
    infinite: false,
    items: ['A', 'B', 'C', 'D', 'E'].map((name) => slide(name, sampleText('A set for autumn and winter. '))),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const next = await canvas.findByRole('button', { name: getStoryStrings().carousel.nextSlide });
    const previous = canvas.getByRole('button', { name: getStoryStrings().carousel.previousSlide });
    const track = canvasElement.querySelector<HTMLElement>('[data-part="track"]');
    if (!track) throw new Error('The carousel has no row.');
    const slides = [...track.children];
    const expectInView = (index: number) =>
      waitForFrames(async () => {
        // Chromium adds what a smooth scroll covers until it is interrupted.
        await expect(Math.round(track.scrollLeft / track.clientWidth)).toBe(index);
        await expect(slides.map((item) => item.matches('[inert]'))).toEqual(slides.map((_, other) => other !== index));
        await expect(canvas.getAllByRole('tab').findIndex((tab) => tab.ariaSelected === 'true')).toBe(index);
      });
    for (let press = 0; press < 3; press += 1) await userEvent.click(next);
    await expectInView(3);
    await userEvent.click(next);
    await userEvent.click(previous);
    await userEvent.click(previous);
    await expectInView(2);
    // The visitor scrolls back while the row scrolls to the end.
    await userEvent.click(next);
    await userEvent.click(next);
    track.dispatchEvent(new WheelEvent('wheel', { deltaX: -100, bubbles: true }));
    track.scrollTo({ left: track.clientWidth, behavior: 'instant' });
    await expectInView(1);
    await userEvent.click(next);
    await expectInView(2);
  },
};

export const BroughtIntoView: Story = {
  name: '[CA-5] A slide scrolled into view by other means is reachable immediately',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expectOnly(canvasElement, sampleText('Immunity'));
    const link = canvas.getByRole('link', { name: sampleText('See: Sleep'), hidden: true });
    link.scrollIntoView({ behavior: 'instant', block: 'nearest' });
    await expectOnly(canvasElement, sampleText('Sleep'));
    link.focus();
    await expect(link).toHaveFocus();
    const { left, right } = link.getBoundingClientRect();
    await expect(left >= 0 && right <= window.innerWidth).toBe(true);
  },
};

export const Autoplay: Story = {
  name: '[CA-6] Autoplay: the pause button is first in focus order',
  tags: ['behavior', '!autodocs'],
  args: { autoplay: true, autoplaySpeed: 60_000 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const pause = await canvas.findByRole('button', { name: getStoryStrings().carousel.pauseSlides });
    await userEvent.tab();
    await expect(pause).toHaveFocus();
    // Keyboard focus has already paused it (CA-7).
    await expect(canvas.getByRole('button', { name: getStoryStrings().carousel.playSlides })).toBe(pause);
    await expect(pause).not.toHaveAttribute('aria-pressed');
  },
};

export const Fade: Story = { args: { fade: true } };

export const WithEnds: Story = {
  args: { infinite: false },
};

export const WithEndsBehavior: Story = {
  ...WithEnds,
  name: 'At its ends a button stays visible and does nothing',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('button', { name: getStoryStrings().carousel.previousSlide }),
    ).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Products: Story = {
  name: '[CA-14] Product cards: one link each, prices in order',
  tags: ['behavior', '!autodocs'],
  args: {
    label: sampleText('Products'),
    items: products,
    infinite: false,
    itemClassName: sample.productItem,
    trackClassName: sample.productTrack,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('button', { name: getStoryStrings().carousel.nextSlide });
    const [first] = canvas.getAllByRole('article');
    if (!first) throw new Error('No card was found.');
    const card = within(first);
    await expect(card.getAllByRole('link')).toEqual([card.getByRole('link', { name: sampleText('Vitamin C 1000') })]);
    await expect(card.queryByRole('img')).toBeNull();
    const { textContent } = first;
    const order = [samplePrice(4490), samplePrice(4990)].map((amount) => textContent.indexOf(amount));
    await expect(order).toEqual([...order].sort((a, b) => a - b));
    await expect(order).not.toContain(-1);
  },
};

export const SingleSlide: Story = { args: { items: slides.slice(0, 1) } };

export const LongTexts: Story = {
  args: {
    items: [
      slide(
        sampleText('Complete support for the normal function of the immune system'),
        sampleText('A set for autumn and winter. ').repeat(12),
      ),
      ...slides,
    ],
  },
};

export const LargeText: Story = {
  name: '[G-14] With text twice as large the bars of the dots stay apart',
  tags: ['behavior', '!autodocs'],
  beforeEach: largeText,
  play: async ({ canvasElement }) => {
    const [dot] = await within(canvasElement).findAllByRole('tab');
    if (!dot) throw new Error('There are no dots.');
    await expect(Number.parseFloat(getComputedStyle(dot, '::before').width)).toBeLessThan(dot.offsetWidth - 8);
  },
};
