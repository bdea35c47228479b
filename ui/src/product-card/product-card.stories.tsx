import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Badge } from '../badge/index.ts';
import { CompareIcon, HeartIcon, PlusIcon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Price } from '../price/index.ts';
import { Rating } from '../rating/index.ts';
import { elementAtCenter } from '../story-utils/element-at-center.ts';
import { getSampleImage } from '../story-utils/sample-images.ts';
import { samplePrice, sampleText } from '../story-utils/sample-text.ts';
import { ProductCard } from './index.ts';

const labels = {
  sale: sampleText('Sale price'),
  regular: sampleText('Regular price'),
  lowest30Days: sampleText('Lowest price of the 30 days before the reduction:'),
  from: sampleText('from'),
};
const add = fn();

const meta = {
  title: 'UI/Catalog/ProductCard',
  tags: ['looks'],
  component: ProductCard,
  argTypes: {
    // Storybook would show the source of the constant.
    imageSizes: { table: { defaultValue: { summary: 'two columns on small screens, four on large ones' } } },
  },
  args: {
    name: sampleText('Vitamin C 1000'),
    subtitle: sampleText('60 capsules'),
    href: '#witamina-c',
    imageSrc: getSampleImage(sampleText('Vitamin C')),
    headingLevel: 2,
    rating: <Rating value={sampleText('4.8')} count="(214)" label={sampleText('Rated 4.8 out of 5, 214 reviews')} />,
    price: <Price final={samplePrice(3990)} unit={sampleText('€0.67\u00a0/\u00a0capsule')} strings={labels} />,
    action: (
      <IconButton
        variant="filled"
        label={sampleText('Add to cart: Vitamin C 1000')}
        icon={<PlusIcon size="medium" />}
        onClick={add}
      />
    ),
    cornerAction: (
      <IconButton
        variant="raised"
        label={sampleText('To favorites: Vitamin C 1000')}
        icon={<HeartIcon size="medium" />}
      />
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(24ch, 45vw), 1fr))' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DefaultBehavior: Story = {
  ...Default,
  name: 'CA-14 The whole card links to the product, its buttons do not',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const link = canvas.getByRole('link', { name: sampleText('Vitamin C 1000') });
    await expect(elementAtCenter(canvasElement.querySelector('img') ?? link)).toBe(link);
    const button = canvas.getByRole('button', { name: new RegExp(sampleText('Add to cart')) });
    await expect(button.contains(elementAtCenter(button))).toBe(true);
    await userEvent.click(button);
    await expect(add).toHaveBeenCalled();
  },
};

export const Playground: Story = {};
export const WithOptions: Story = { args: { action: undefined, hasOptions: true } };
export const TwoActionsOnTheImage: Story = {
  args: {
    lowerCornerAction: (
      <IconButton
        variant="raised"
        size="small"
        label={sampleText('Compare: Vitamin C 1000')}
        icon={<CompareIcon size="small" />}
        onClick={fn()}
      />
    ),
  },
};
export const TwoActionsOnTheImageBehavior: Story = {
  ...TwoActionsOnTheImage,
  name: 'CA-14 Both buttons on the image have targets of 44 px above the link',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const favorite = sampleText('To favorites: Vitamin C 1000');
    const compare = sampleText('Compare: Vitamin C 1000');
    for (const name of [favorite, compare]) {
      const button = canvas.getByRole('button', { name });
      const { width, height } = button.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      await expect(button.contains(elementAtCenter(button))).toBe(true);
    }
    const top = canvas.getByRole('button', { name: favorite }).getBoundingClientRect();
    const image = canvasElement.querySelector('img')?.getBoundingClientRect();
    const lower = canvas.getByRole('button', { name: compare }).getBoundingClientRect();
    await expect(lower.top).toBeGreaterThan(top.bottom);
    await expect(lower.bottom).toBeLessThanOrEqual(image?.bottom ?? 0);
  },
};
export const Reduced: Story = {
  args: {
    name: sampleText('Vitamin D3 + K2'),
    subtitle: sampleText('drops, 30 ml'),
    imageSrc: getSampleImage('D3 + K2', '#1e5c44'),
    badge: <Badge tone="sale">−10%</Badge>,
    price: (
      <Price
        final={samplePrice(4490)}
        regular={samplePrice(5990)}
        lowest30Days={samplePrice(4990)}
        unit={sampleText('€149.67\u00a0/\u00a0100\u00a0ml')}
        strings={labels}
      />
    ),
  },
};
export const WithoutImage: Story = { args: { imageSrc: undefined } };
export const Narrow: Story = {
  name: '[G-14] In the narrow columns of a phone the price and its button do not touch',
  tags: ['behavior', '!autodocs'],
  decorators: [
    (Story) => (
      <div style={{ width: '130px' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    ...Reduced.args,
    price: (
      <Price
        from
        final={samplePrice(13900)}
        regular={samplePrice(15900)}
        lowest30Days={samplePrice(14900)}
        unit={sampleText('€15.44\u00a0/\u00a0100\u00a0g')}
        strings={labels}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const amount = canvas.getByText(samplePrice(13900), { collapseWhitespace: false }).getBoundingClientRect();
    const button = canvas.getByRole('button', { name: new RegExp(sampleText('Add to cart')) }).getBoundingClientRect();
    await expect(amount.right <= button.left || amount.top >= button.bottom).toBe(true);
    const note = canvas
      .getByText(new RegExp(sampleText('Lowest price of the 30 days before the reduction:')))
      .getBoundingClientRect();
    await expect(note.width).toBeGreaterThan(100);
  },
};
const longWord = 'Wiederverfügbarkeitsbenachrichtigung';
export const BadgeOnNarrowCard: Story = {
  name: 'A word longer than the card is broken within its badge',
  tags: ['behavior', '!autodocs'],
  args: { badge: <Badge>{longWord}</Badge> },
  decorators: [
    (Story) => (
      <div style={{ width: '9.875rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const { right } = canvas.getByText(longWord).getBoundingClientRect();
    await expect(right).toBeLessThan(canvasElement.querySelector('img')?.getBoundingClientRect().right ?? 0);
  },
};
/** Two words in Polish. */
const twoWords = sampleText('Temporarily unavailable');
export const BadgeOfTwoWords: Story = {
  name: 'A badge of two words has a line for each on a phone',
  tags: ['behavior', '!autodocs'],
  args: { badge: <Badge>{twoWords}</Badge> },
  decorators: BadgeOnNarrowCard.decorators ?? [],
  play: async ({ canvas }) => {
    const range = document.createRange();
    range.selectNodeContents(canvas.getByText(twoWords));
    await expect(range.getClientRects()).toHaveLength(2);
  },
};
export const OutOfStock: Story = { args: { badge: <Badge>{sampleText('Sold out')}</Badge>, action: undefined } };
export const OnlyNecessary: Story = {
  args: { subtitle: undefined, rating: undefined, action: undefined, cornerAction: undefined },
};
export const LongTexts: Story = {
  args: {
    name: sampleText('Complex of B vitamins with yeast extract and active folic acid with prolonged release'),
    subtitle: sampleText('vegan capsules with delayed release, 3 × 120 pieces'),
    price: (
      <Price
        from
        final={samplePrice(1234590)}
        regular={samplePrice(2345690)}
        lowest30Days={samplePrice(1999990)}
        strings={labels}
      />
    ),
  },
};
