import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Badge } from '../badge/index.ts';
import { Price } from '../price/index.ts';
import { ProductCard } from '../product-card/index.ts';
import { getSampleImage } from '../story-utils/sample-images.ts';
import { waitForFrames } from '../story-utils/animation.ts';
import { Heading, Text } from '../text/index.ts';
import * as sample from './carousel.sample.css.ts';
import { getStoryStrings } from '../story-utils/story-strings.ts';
import { Carousel, type CarouselItem } from './index.ts';

const slide = (title: string, text: string): CarouselItem => ({
  key: title,
  content: (
    <div className={sample.panel}>
      <Heading level={3}>{title}</Heading>
      <Text>{text}</Text>
      <a href={`#${title}`}>Zobacz: {title}</a>
    </div>
  ),
});
const slides = [
  slide('Odporność', 'Witaminy C i D, cynk oraz czarny bez na chłodniejsze dni.'),
  slide('Energia', 'Magnez, witaminy z grupy B i kofeina z zielonej herbaty.'),
  slide('Sen', 'Melatonina, melisa i chmiel na spokojny wieczór.'),
];

const priceLabels = {
  sale: 'Cena promocyjna',
  regular: 'Cena regularna',
  lowest30Days: 'Najniższa cena z 30 dni przed obniżką:',
  from: 'od',
};
const products = [
  'Witamina C 1000',
  'Magnez B6',
  'Cynk organiczny',
  'Kolagen morski',
  'Omega-3 z alg',
  'Ashwagandha',
].map((name, index) => ({
  key: name,
  label: name,
  content: (
    <ProductCard
      name={name}
      href={`#${name}`}
      imageSrc={getSampleImage(name.split(' ')[0] ?? name)}
      badge={index === 0 && <Badge tone="sale">−25%</Badge>}
      price={
        <Price
          final="44,90 zł"
          strings={priceLabels}
          {...(index === 0 && { regular: '59,90 zł', lowest30Days: '49,90 zł' })}
        />
      }
    />
  ),
}));

const meta = {
  title: 'UI/Disclosure/Carousel',
  component: Carousel,
  args: {
    label: 'Polecamy',
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
      const link = within(canvasElement).getByRole('link', { name: `Zobacz: ${key}`, hidden: true });
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
    await expectOnly(canvasElement, 'Odporność');
    await userEvent.click(next);
    await expectOnly(canvasElement, 'Energia');
    await expect(next).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: getStoryStrings().carousel.previousSlide }));
    await expectOnly(canvasElement, 'Odporność');
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
    await expectOnly(canvasElement, 'Sen');
    await expect(canvas.getByRole('tab', { name: getStoryStrings().carousel.slidePosition(3, 3) })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expectOnly(canvasElement, 'Odporność');
    await userEvent.keyboard('{End}');
    await expectOnly(canvasElement, 'Sen');
    await expect(canvas.getAllByRole('tab').filter((tab) => tab.tabIndex === 0)).toHaveLength(1);
  },
};

export const BroughtIntoView: Story = {
  name: '[CA-5] A slide scrolled into view by other means is reachable immediately',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expectOnly(canvasElement, 'Odporność');
    const link = canvas.getByRole('link', { name: 'Zobacz: Sen', hidden: true });
    link.scrollIntoView({ behavior: 'instant', block: 'nearest' });
    await expectOnly(canvasElement, 'Sen');
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
    label: 'Produkty',
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
    await expect(card.getAllByRole('link')).toEqual([card.getByRole('link', { name: 'Witamina C 1000' })]);
    await expect(card.queryByRole('img')).toBeNull();
    const { textContent } = first;
    const order = ['44,90 zł', '49,90 zł'].map((amount) => textContent.indexOf(amount));
    await expect(order).toEqual([...order].sort((a, b) => a - b));
    await expect(order).not.toContain(-1);
  },
};

export const SingleSlide: Story = { args: { items: slides.slice(0, 1) } };

export const LongTexts: Story = {
  args: {
    items: [
      slide(
        'Kompleksowe wsparcie prawidłowego funkcjonowania układu odpornościowego',
        'Zestaw na jesień i zimę. '.repeat(12),
      ),
      ...slides,
    ],
  },
};
