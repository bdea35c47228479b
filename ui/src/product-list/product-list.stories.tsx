import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Badge } from '../badge/index.ts';
import { CompareIcon, HeartIcon, PlusIcon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Price } from '../price/index.ts';
import { ProductCard } from '../product-card/index.ts';
import { Rating } from '../rating/index.ts';
import { elementAtCenter } from '../story-utils/element-at-center.ts';
import { isWiderThanScreen, largeText } from '../story-utils/large-text.ts';
import { getSampleImage } from '../story-utils/sample-images.ts';
import { samplePrice, sampleText } from '../story-utils/sample-text.ts';
import { listImageSizes, ProductList } from './index.ts';

const labels = {
  sale: sampleText('Sale price'),
  regular: sampleText('Regular price'),
  lowest30Days: sampleText('Lowest price of the 30 days before the reduction:'),
  from: sampleText('from'),
};
const names = [sampleText('Vitamin C 1000'), sampleText('Magnesium'), sampleText('Zinc')];
const cards = names.map((name, index) => (
  <ProductCard
    key={name}
    name={name}
    subtitle={sampleText('60 capsules')}
    description={sampleText('Complete support for the normal function of the immune system')}
    href={`#${name}`}
    imageSrc={getSampleImage(name)}
    imageSizes={listImageSizes}
    headingLevel={2}
    badge={index === 1 && <Badge tone="sale">−10%</Badge>}
    rating={<Rating value={sampleText('4.8')} count="(214)" label={sampleText('Rated 4.8 out of 5, 214 reviews')} />}
    price={
      index === 1 ? (
        <Price
          final={samplePrice(4490)}
          regular={samplePrice(5990)}
          lowest30Days={samplePrice(4990)}
          unit={sampleText('€0.75\u00a0/\u00a0capsule')}
          strings={labels}
        />
      ) : (
        <Price final={samplePrice(3990)} unit={sampleText('€0.67\u00a0/\u00a0capsule')} strings={labels} />
      )
    }
    action={
      <IconButton
        variant="filled"
        label={sampleText('Add to cart: {name}', { name })}
        icon={<PlusIcon size="medium" />}
        onClick={fn()}
      />
    }
    cornerAction={
      <IconButton
        variant="raised"
        size="small"
        label={sampleText('To favorites: {name}', { name })}
        icon={<HeartIcon size="small" />}
      />
    }
    lowerCornerAction={
      <IconButton
        variant="raised"
        size="small"
        label={sampleText('Compare: {name}', { name })}
        icon={<CompareIcon size="small" />}
      />
    }
  />
));

const meta = {
  title: 'UI/Catalog/ProductList',
  component: ProductList,
  args: { children: cards },
} satisfies Meta<typeof ProductList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DefaultBehavior: Story = {
  ...Default,
  name: 'CA-14 The image is beside the text, and the buttons of a product do not cover each other',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement }) => {
    const [card] = within(canvasElement).getAllByRole('article');
    if (!card) throw new Error('There is no card.');
    const image = card.querySelector('img')?.getBoundingClientRect();
    const heading = within(card).getByRole('heading').getBoundingClientRect();
    await expect(image?.right).toBeLessThan(heading.left);
    for (const button of within(card).getAllByRole('button')) {
      button.scrollIntoView({ block: 'center' });
      await expect(button.contains(elementAtCenter(button))).toBe(true);
      await expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    }
  },
};

export const Playground: Story = {};
export const Updating: Story = { args: { loading: true } };
export const OnlyNecessary: Story = {
  args: {
    children: names.map((name) => (
      <ProductCard key={name} name={name} href={`#${name}`} imageSrc={getSampleImage(name)} price="" headingLevel={2} />
    )),
  },
};
const longName = sampleText('Complex of B vitamins with yeast extract and active folic acid with prolonged release');
export const LongTexts: Story = {
  args: {
    children: (
      <ProductCard
        name={longName}
        subtitle={sampleText('vegan capsules with delayed release, 3 × 120 pieces')}
        description={sampleText('Complete support for the normal function of the immune system')}
        href="#b-vitamins"
        imageSrc={getSampleImage('B')}
        imageSizes={listImageSizes}
        headingLevel={2}
        price={
          <Price
            from
            final={samplePrice(1234590)}
            regular={samplePrice(2345690)}
            lowest30Days={samplePrice(1999990)}
            strings={labels}
          />
        }
        action={
          <IconButton
            variant="filled"
            label={sampleText('Add to cart: {name}', { name: longName })}
            icon={<PlusIcon size="medium" />}
          />
        }
      />
    ),
  },
};
const longWord = 'Donaudampfschifffahrtsgesellschaftskapitän';
const longWordFavorite = sampleText('To favorites: {name}', { name: longWord });
export const LongWord: Story = {
  name: 'CA-14 A word that is longer than its line breaks instead of making the list wider than a phone',
  tags: ['behavior', '!autodocs'],
  globals: { viewport: { value: 'phone' } },
  args: {
    children: (
      <ProductCard
        name={longWord}
        href="#captain"
        imageSrc={getSampleImage('D')}
        imageSizes={listImageSizes}
        headingLevel={2}
        description={sampleText(
          'Complex of B vitamins with yeast extract and active folic acid with prolonged release',
        )}
        price={<Price final={samplePrice(3990)} strings={labels} />}
        cornerAction={
          <IconButton variant="raised" size="small" label={longWordFavorite} icon={<HeartIcon size="small" />} />
        }
        action={
          <IconButton
            variant="filled"
            label={sampleText('Add to cart: {name}', { name: longWord })}
            icon={<PlusIcon size="medium" />}
          />
        }
      />
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(isWiderThanScreen()).toBe(false);
    const image = canvasElement.querySelector('img')?.getBoundingClientRect();
    const heart = within(canvasElement).getByRole('button', { name: longWordFavorite });
    await expect(heart.getBoundingClientRect().bottom).toBeLessThanOrEqual(image?.bottom ?? 0);
    await expect(heart.contains(elementAtCenter(heart))).toBe(true);
  },
};
export const LongBadge: Story = {
  name: 'A badge of one long word stays on one line of the small image',
  tags: ['behavior', '!autodocs'],
  globals: { viewport: { value: 'phone' } },
  args: {
    children: (
      <ProductCard
        name={sampleText('Magnesium')}
        href="#magnesium"
        imageSrc={getSampleImage(sampleText('Magnesium'))}
        imageSizes={listImageSizes}
        headingLevel={2}
        badge={<Badge tone="neutral">{sampleText('Sold out')}</Badge>}
        price={<Price final={samplePrice(3990)} strings={labels} />}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(sampleText('Sold out')).getBoundingClientRect().height).toBeLessThan(30);
  },
};
export const LargeText: Story = {
  name: '[G-14] With text twice as large nothing is wider than a phone',
  tags: ['behavior', '!autodocs'],
  globals: { viewport: { value: 'phone' } },
  beforeEach: largeText,
  play: async ({ canvasElement }) => {
    await expect(isWiderThanScreen()).toBe(false);
    for (const image of canvasElement.querySelectorAll('img'))
      await expect(image.getBoundingClientRect().width).toBeGreaterThanOrEqual(80);
    // Beside each other, above amounts that need the whole line.
    const top = (label: string) =>
      within(canvasElement)
        .getAllByRole('button')
        .filter((button) => button.getAttribute('aria-label')?.startsWith(label))
        .map((button) => Math.round(button.getBoundingClientRect().top));
    const actions = top(sampleText('Add to cart: {name}', { name: '' }));
    for (const [index, place] of top(sampleText('Compare: {name}', { name: '' })).entries())
      await expect(Math.abs(place - (actions[index] ?? 0))).toBeLessThan(8);
  },
};
