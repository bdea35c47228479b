import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectVisibleOutline } from '../story-utils/expect-visible-outline.ts';
import { getSampleImage } from '../story-utils/sample-images.ts';
import { TextLink } from '../text/index.ts';
import { samplePrice, sampleText } from '../story-utils/sample-text.ts';
import { OrderSummary } from './index.ts';

const meta = {
  title: 'UI/Checkout/OrderSummary',
  component: OrderSummary,
  args: {
    action: <TextLink href="#koszyk">{sampleText('Change in the cart')}</TextLink>,
    total: samplePrice(21679),
    lines: [
      {
        id: '1',
        name: sampleText('Vitamin C 1000'),
        quantity: '1',
        total: samplePrice(3990),
        imageSrc: getSampleImage(sampleText('Vitamin C')),
      },
      {
        id: '2',
        name: sampleText('Vitamin D3 + K2'),
        quantity: '1',
        details: [sampleText('drops, 30 ml')],
        total: samplePrice(4490),
        imageSrc: getSampleImage('D3 + K2', '#1e4b38'),
      },
      {
        id: '3',
        name: sampleText('Collagen with hyaluronic acid'),
        quantity: '1',
        total: samplePrice(11900),
        imageSrc: getSampleImage(sampleText('Collagen')),
      },
    ],
    rows: [
      { id: 'subtotal', label: sampleText('Products'), value: samplePrice(20380) },
      { id: 'shipping', label: sampleText('Shipping: parcel locker'), value: samplePrice(1299) },
      { id: 'total', label: sampleText('To pay'), value: samplePrice(21679), total: true },
    ],
  },
} satisfies Meta<typeof OrderSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { headingLevel: 2, loading: false } };
export const Loading: Story = { args: { loading: true } };
export const WithoutPictures: Story = {
  args: {
    total: samplePrice(10269),
    lines: [{ id: '1', name: sampleText('Magnesium with vitamin B6'), quantity: '3', total: samplePrice(8970) }],
    rows: [
      { id: 'subtotal', label: sampleText('Products'), value: samplePrice(8970) },
      { id: 'shipping', label: sampleText('Shipping: parcel locker'), value: samplePrice(1299) },
      { id: 'total', label: sampleText('To pay'), value: samplePrice(10269), total: true },
    ],
  },
};
export const LongTexts: Story = {
  args: {
    total: samplePrice(1235859),
    lines: [
      {
        id: '1',
        name: sampleText('Complex of B vitamins with yeast extract and active folic acid with prolonged release'),
        details: [sampleText('Flavor: berries with a hint of hibiscus'), sampleText('Package: 3 × 120 vegan capsules')],
        quantity: '12',
        total: samplePrice(1234560),
        imageSrc: getSampleImage(sampleText('Vitamin B')),
      },
    ],
    rows: [
      { id: 'subtotal', label: sampleText('Products'), value: samplePrice(1234560) },
      { id: 'shipping', label: sampleText('Shipping: parcel locker'), value: samplePrice(1299) },
      { id: 'total', label: sampleText('To pay'), value: samplePrice(1235859), total: true },
    ],
  },
};

export const NarrowLongTexts: Story = {
  ...LongTexts,
  name: 'A long amount is below the name instead of narrowing it on a small phone',
  tags: ['behavior', '!autodocs'],
  globals: { viewport: { value: 'phone' } },
  decorators: (Story) => (
    <div style={{ maxWidth: '18rem' }}>
      <Story />
    </div>
  ),
  play: async ({ canvas }) => {
    const [name, amount] = within(canvas.getAllByRole('listitem')[0] ?? document.body)
      .getAllByRole('paragraph')
      .filter((_, index, texts) => index === 0 || index === texts.length - 1)
      .map((text) => text.getBoundingClientRect());
    await expect(amount?.top).toBeGreaterThan(name?.bottom ?? Number.POSITIVE_INFINITY);
    await expect(name?.width).toBeGreaterThan(150);
  },
};

export const HighContrast: Story = {
  name: 'Has an edge in high contrast, where its surface has the color of the page',
  tags: ['behavior', '!autodocs'],
  globals: { theme: 'high-contrast' },
  play: async ({ canvas }) => {
    await expectVisibleOutline(canvas.getByRole('region'));
  },
};
