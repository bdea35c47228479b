import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import usage from '../../docs/examples/mini-cart.tsx?raw';
import { CartLine } from '../cart-line/index.ts';
import { HeaderLink, formatCartCount } from '../header/index.ts';
import { BagIcon } from '../icon/index.ts';
import { PriceSummary } from '../price-summary/index.ts';
import { FreeShippingProgress } from '../progress/index.ts';
import { QuantityStepper } from '../quantity-stepper/index.ts';
import { getSampleImage } from '../story-utils/sample-images.ts';
import { finishAnimations } from '../story-utils/animation.ts';
import { inFrame } from '../story-utils/in-frame.ts';
import { Text } from '../text/index.ts';
import { getStoryStrings } from '../story-utils/story-strings.ts';
import { samplePrice, sampleText } from '../story-utils/sample-text.ts';
import { CartContents, MiniCart, type MiniCartProps } from './index.ts';

const products = [
  { name: sampleText('Magnesium B6 forte, 60 tablets'), total: samplePrice(2490), imageSrc: getSampleImage('Mg') },
  {
    name: sampleText('Vitamin D3 2000 IU, drops'),
    total: samplePrice(2990),
    imageSrc: getSampleImage('D3', '#1e4b38'),
  },
];
const totals = [{ id: 'total', label: sampleText('Total'), value: samplePrice(5480), total: true }];

function Host(props: MiniCartProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <HeaderLink
        icon={<BagIcon />}
        label={sampleText('Cart')}
        badge={formatCartCount(props.count ?? 0)}
        href="#cart"
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      />
      <MiniCart {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

const page = within(document.body);

const meta = {
  title: 'UI/Cart/MiniCart',
  component: MiniCart,
  subcomponents: { CartContents },
  parameters: { docs: inFrame('36rem', usage) },
  render: (args) => <Host {...args} />,
  argTypes: { status: { control: 'inline-radio', options: ['loading', 'ready', 'error'] } },
  args: {
    count: 2,
    children: products.map(({ name, total, imageSrc }) => (
      <CartLine
        key={name}
        name={name}
        href="#produkt"
        imageSrc={imageSrc}
        quantity={<Text size="small">{sampleText('1\u00a0pc.')}</Text>}
        total={total}
        onRemove={fn()}
      />
    )),
    summary: <PriceSummary rows={totals} />,
    checkoutHref: '#kasa',
    cartHref: '#koszyk',
    continueShoppingHref: '#bestsellery',
    onRetry: fn(),
  },
} satisfies Meta<typeof MiniCart>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('link'));
  await page.findByRole('dialog');
  finishAnimations();
};

export const Default: Story = { play: opened };
export const Closed: Story = {};

export const DefaultBehavior: Story = {
  ...Default,
  name: '[FRM-09] [MC-3] Opens from the header with its heading focused',
  tags: ['behavior', '!autodocs'],
  play: async (context) => {
    await opened(context);
    await expect(page.getByRole('heading', { name: getStoryStrings().miniCart.titleLabel(2) })).toHaveFocus();
    await expect(page.getByRole('link', { name: getStoryStrings().miniCart.checkoutLabel })).toBeVisible();
  },
};
export const Playground: Story = { play: opened };
export const Empty: Story = {
  parameters: { docs: inFrame('48rem', usage) },
  args: { count: 0, emptyText: sampleText('A good moment to put something on this shelf.') },
  play: opened,
};
export const Loading: Story = { args: { status: 'loading', count: undefined }, play: opened };
export const Updating: Story = {
  args: {
    loading: true,
    children: products.map(({ name, total, imageSrc }, index) => (
      <CartLine
        key={name}
        name={name}
        href="#produkt"
        imageSrc={imageSrc}
        quantity={<QuantityStepper itemName={name} loading={index === 0} size="compact" />}
        total={total}
        loading={index === 0}
        onRemove={fn()}
      />
    )),
    summary: <PriceSummary rows={totals} loading />,
  },
  play: opened,
};
export const Failed: Story = { args: { status: 'error' }, play: opened };
export const WithNotices: Story = {
  parameters: { docs: inFrame('60rem', usage) },
  args: {
    notices: [
      { id: 'price', text: sampleText('The price of Magnesium B6 forte changed from €22.90 to €24.90.') },
      {
        id: 'stock',
        text: sampleText('Only 2 pieces of Vitamin D3 are left, so we reduced the quantity in the cart.'),
      },
      { id: 'sold-out', text: sampleText('Zinc can no longer be bought. Remove it to order the rest.'), tone: 'error' },
    ],
  },
  play: opened,
};
export const WithProgressAndGift: Story = {
  parameters: { docs: inFrame('48rem', usage) },
  args: {
    beforeLines: <FreeShippingProgress value={5480} threshold={10000} remaining={samplePrice(4520)} />,
    afterLines: <Text size="small">{sampleText('Gift: sample of vitamin C')}</Text>,
  },
  play: opened,
};
export const OnThePage: Story = {
  render: ({ count, children, notices }) => (
    <CartContents count={count} notices={notices ?? []}>
      {children}
    </CartContents>
  ),
};
export const LongTexts: Story = {
  args: {
    children: (
      <CartLine
        name={sampleText(
          'Complex of B vitamins with active folic acid and methylcobalamin, capsules with prolonged release, 120 pieces',
        )}
        href="#produkt"
        quantity={<Text size="small">{sampleText('12\u00a0pcs.')}</Text>}
        total={samplePrice(123490)}
        removeLabel={sampleText('Remove: Complex of B vitamins')}
        onRemove={fn()}
        error={sampleText('Only 8 pieces are left in stock. Reduce the quantity to place the order.')}
      />
    ),
    count: 1,
    summary: (
      <PriceSummary rows={[{ id: 'total', label: sampleText('Total'), value: samplePrice(123490), total: true }]} />
    ),
    checkoutLabel: sampleText('Go to the secure checkout and choose a shipping method'),
  },
  play: opened,
};
