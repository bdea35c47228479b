import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CartLine } from '../cart-line/index.ts';
import { HeaderLink, formatCartCount } from '../header/index.ts';
import { BagIcon } from '../icon/index.ts';
import { PriceSummary } from '../price-summary/index.ts';
import { FreeShippingProgress } from '../progress/index.ts';
import { getSampleImage } from '../story-utils/sample-images.ts';
import { finishAnimations } from '../story-utils/animation.ts';
import { inFrame } from '../story-utils/in-frame.ts';
import { Text } from '../text/index.ts';
import { getStoryStrings } from '../story-utils/story-strings.ts';
import { CartContents, MiniCart, type MiniCartProps } from './index.ts';

const products = [
  { name: 'Magnez B6 forte, 60 tabletek', total: '24,90 zł', imageSrc: getSampleImage('Mg') },
  { name: 'Witamina D3 2000 IU, krople', total: '29,90 zł', imageSrc: getSampleImage('D3', '#1e4b38') },
];

function Host(props: MiniCartProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <HeaderLink
        icon={<BagIcon />}
        label="Koszyk"
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

const usage = `import { CartLine } from '@witryna/ui/cart-line';
import { MiniCart } from '@witryna/ui/mini-cart';
import { PriceSummary } from '@witryna/ui/price-summary';

<MiniCart
  open={open}
  onOpenChange={setOpen}
  count={2}
  cartHref="/cart"
  checkoutHref="/checkout"
  summary={<PriceSummary rows={totals} />}
>
  {lines.map((line) => (
    <CartLine key={line.id} {...line} />
  ))}
</MiniCart>`;

const meta = {
  title: 'UI/Cart/MiniCart',
  component: MiniCart,
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
        quantity={<Text size="small">1 szt.</Text>}
        total={total}
        onRemove={fn()}
      />
    )),
    summary: <PriceSummary rows={[{ id: 'total', label: 'Razem', value: '54,80 zł', total: true }]} />,
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
  args: { count: 0, emptyText: 'Dobry moment, żeby coś postawić na tej półce.' },
  play: opened,
};
export const Loading: Story = { args: { status: 'loading', count: undefined }, play: opened };
export const Updating: Story = { args: { loading: true }, play: opened };
export const Failed: Story = { args: { status: 'error' }, play: opened };
export const WithNotices: Story = {
  args: {
    notices: [
      { id: 'price', text: 'Cena produktu Magnez B6 forte zmieniła się z 22,90 zł na 24,90 zł.' },
      { id: 'stock', text: 'Witaminy D3 zostały 2 sztuki, dlatego zmniejszyliśmy ilość w koszyku.' },
      { id: 'sold-out', text: 'Cynku nie można już kupić. Usuń go, żeby zamówić resztę.', tone: 'error' },
    ],
  },
  play: opened,
};
export const WithProgressAndGift: Story = {
  args: {
    beforeLines: <FreeShippingProgress value={5480} threshold={10000} remaining="45,20 zł" />,
    afterLines: <Text size="small">Prezent: próbka witaminy C</Text>,
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
        name="Kompleks witamin z grupy B z aktywnym kwasem foliowym i metylokobalaminą, kapsułki o przedłużonym uwalnianiu, 120 sztuk"
        href="#produkt"
        quantity={<Text size="small">12 szt.</Text>}
        total="1 234,90 zł"
        removeLabel="Usuń: Kompleks witamin z grupy B"
        onRemove={fn()}
        error="W magazynie zostało tylko 8 sztuk. Zmniejsz ilość, aby złożyć zamówienie."
      />
    ),
    checkoutLabel: 'Przejdź do bezpiecznej kasy i wybierz sposób dostawy',
  },
  play: opened,
};
