import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { vars } from '@witryna/design-tokens/contract';
import { CardSection } from '../card/index.ts';
import { PriceSummary } from '../price-summary/index.ts';
import { getSampleImage } from '../story-utils/sample-images.ts';
import { Text } from '../text/index.ts';
import { samplePrice, sampleText } from '../story-utils/sample-text.ts';
import { OrderConfirmation, OrderedItems, type OrderedItem } from './index.ts';

const items: readonly OrderedItem[] = [
  {
    id: '1',
    name: sampleText('Vitamin C 1000, 1\u00a0pc.'),
    total: samplePrice(3990),
    imageSrc: getSampleImage(sampleText('Vitamin C')),
  },
  {
    id: '2',
    name: sampleText('Vitamin D3 + K2, 2\u00a0pcs.'),
    details: sampleText('drops, 30 ml'),
    total: samplePrice(8980),
    imageSrc: getSampleImage('D3 + K2', '#1e4b38'),
  },
  { id: 'gift', name: sampleText('Free gift: insulated mug') },
];

const contents = (ordered: readonly OrderedItem[], total = samplePrice(12970)) => (
  <>
    <Text role="status" size="lead" weight="semibold">
      {sampleText('Order number: 000000123')}
    </Text>
    <Text>{sampleText('We have sent the confirmation to anna@example.com.')}</Text>
    <CardSection aria-label={sampleText('Ordered products')}>
      <OrderedItems items={ordered} />
      <PriceSummary
        rows={[
          { id: 'shipping', label: sampleText('Shipping'), value: sampleText('Courier') },
          { id: 'total', label: sampleText('Total'), value: total, total: true },
        ]}
      />
    </CardSection>
  </>
);

const meta = {
  title: 'UI/Checkout/OrderConfirmation',
  component: OrderConfirmation,
  args: { title: sampleText('Thank you for your order'), children: contents(items) },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof OrderConfirmation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const PictureBackground: Story = {
  name: 'Shows pictures on the background of product images, which suits dark ones',
  tags: ['behavior', '!autodocs'],
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    const picture = canvasElement.querySelector('li img')?.parentElement;
    const sample = document.createElement('i');
    sample.style.background = vars.component.product.ground;
    canvasElement.append(sample);
    await expect(picture).toHaveStyle({ backgroundColor: getComputedStyle(sample).backgroundColor });
  },
};

export const Playground: Story = { args: { headingLevel: 2 } };

export const WithoutImages: Story = {
  args: { children: contents(items.map((item) => ({ ...item, imageSrc: item.id === 'gift' ? undefined : null }))) },
};

export const WithoutImagesBehavior: Story = {
  ...WithoutImages,
  name: 'Keeps the shape of the empty frame of a product without an image',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement }) => {
    const frame = canvasElement.querySelector('li')?.firstElementChild?.getBoundingClientRect();
    await expect(frame?.height).toBeGreaterThan(frame?.width ?? Infinity);
  },
};

export const LongTexts: Story = {
  args: {
    title: sampleText('Thank you for your order, which we process as soon as your payment arrives'),
    children: contents(
      [
        {
          id: '1',
          name: sampleText('Complex of B vitamins with yeast extract and active folic acid, 12\u00a0pcs.'),
          details: sampleText('Flavor: berries with a hint of hibiscus, Package: 3 × 120 vegan capsules'),
          total: samplePrice(1234560),
          imageSrc: getSampleImage(sampleText('Vitamin B')),
        },
      ],
      samplePrice(1234560),
    ),
  },
};

export const LongTextsBehavior: Story = {
  ...LongTexts,
  name: 'Leaves room for the words of a name beside a long amount',
  tags: ['behavior', '!autodocs'],
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '17rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const name = canvas.getByText(
      sampleText('Complex of B vitamins with yeast extract and active folic acid, 12\u00a0pcs.'),
      { collapseWhitespace: false },
    );
    await expect(name.getBoundingClientRect().width).toBeGreaterThan(100);
  },
};
