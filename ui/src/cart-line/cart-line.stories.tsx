import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { QuantityStepper } from '../quantity-stepper/index.ts';
import { getSampleImage } from '../story-utils/sample-images.ts';
import { getStoryStrings } from '../story-utils/story-strings.ts';
import { largeText } from '../story-utils/large-text.ts';
import { samplePrice, sampleText } from '../story-utils/sample-text.ts';
import { CartLine } from './index.ts';

const meta = {
  title: 'UI/Cart/CartLine',
  component: CartLine,
  globals: { backgrounds: { value: 'surface' } },
  render: (args) => (
    <ul role="list">
      <CartLine {...args} />
    </ul>
  ),
  args: {
    name: sampleText('Vitamin C 1000'),
    href: '#witamina-c',
    imageSrc: getSampleImage(sampleText('Vitamin C')),
    details: [sampleText('60 capsules')],
    quantity: (
      <QuantityStepper
        size="compact"
        value={2}
        max={12}
        name="quantity"
        onValueChange={fn()}
        itemName={sampleText('Vitamin C 1000')}
      />
    ),
    total: samplePrice(7980),
    onRemove: fn(),
  },
} satisfies Meta<typeof CartLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', {
        name: getStoryStrings().cartLine.removeLabel(sampleText('Vitamin C 1000')),
      }),
    );
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const Reduced: Story = { args: { originalTotal: samplePrice(9980) } };
export const WithProblem: Story = { args: { error: sampleText('Only 1 left. Reduce the quantity.') } };
export const Unavailable: Story = {
  args: { unavailable: true, error: sampleText('The product is sold out. Remove it to order the others.') },
};
export const Playground: Story = { args: { loading: false, unavailable: false } };
export const Loading: Story = { args: { loading: true } };
export const LoadingAndUnavailable: Story = {
  name: 'A loading line fades its image, an unavailable one also loses the colors of it',
  tags: ['behavior', '!autodocs'],
  render: (args) => (
    <ul role="list">
      <CartLine {...args} loading />
      <CartLine {...args} unavailable />
    </ul>
  ),
  play: async ({ canvas }) => {
    const images = canvas.getAllByRole('listitem').map((line) => getComputedStyle(line.firstElementChild ?? line));
    await expect(images.map(({ opacity }) => opacity)).toEqual(['0.5', '0.5']);
    await expect(images.map(({ filter }) => filter)).toEqual(['none', 'grayscale(1)']);
  },
};
export const WithoutPicture: Story = { args: { imageSrc: undefined } };
export const LongTexts: Story = {
  args: {
    name: sampleText('Complex of B vitamins with yeast extract and active folic acid with prolonged release'),
    details: [sampleText('Flavor: berries with a hint of hibiscus'), sampleText('Package: 3 × 120 vegan capsules')],
    total: samplePrice(1234560),
    originalTotal: samplePrice(1534560),
  },
};

export const TextAsQuantity: Story = {
  name: 'A quantity that is only text is on the line of the amount',
  tags: ['behavior', '!autodocs'],
  args: { quantity: <p>{sampleText('1\u00a0pc.')}</p> },
  play: async ({ canvas, args }) => {
    const getMiddle = (text: string) => {
      const range = document.createRange();
      range.selectNodeContents(canvas.getByText(text.replaceAll(/\s/g, ' ')));
      const { top, bottom } = range.getBoundingClientRect();
      return (top + bottom) / 2;
    };
    await expect(getMiddle(sampleText('1\u00a0pc.'))).toBeCloseTo(getMiddle(args.total), 0);
  },
};

export const LargeText: Story = {
  name: 'With text twice as large the quantity stays in its line',
  tags: ['behavior', '!autodocs'],
  globals: { viewport: { value: 'phone' } },
  // Between the gutters of a phone, which grow with the text.
  decorators: (Story) => (
    <div style={{ maxWidth: 311 }}>
      <Story />
    </div>
  ),
  beforeEach: largeText,
  play: async ({ canvas }) => {
    const line = canvas.getByRole('listitem').getBoundingClientRect();
    const stepper = canvas.getAllByRole('button').at(-1)?.parentElement?.getBoundingClientRect();
    await expect(stepper?.right).toBeLessThanOrEqual(line.right);
  },
};

export const SeveralLines: Story = {
  name: 'Rules separate lines; below the last there is none, as a footer has its own',
  tags: ['behavior', '!autodocs'],
  render: (args) => (
    <ul role="list">
      <CartLine {...args} />
      <CartLine {...args} />
    </ul>
  ),
  play: async ({ canvas }) => {
    const rules = canvas.getAllByRole('listitem').map((line) => {
      const { borderTopWidth, borderBottomWidth } = getComputedStyle(line);
      return [borderTopWidth, borderBottomWidth];
    });
    await expect(rules).toEqual([
      ['0px', '0px'],
      ['1px', '0px'],
    ]);
  },
};
