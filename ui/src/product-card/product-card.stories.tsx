import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Badge } from '../badge/index.ts';
import { CompareIcon, HeartIcon, PlusIcon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Price } from '../price/index.ts';
import { Rating } from '../rating/index.ts';
import { getSampleImage } from '../story-utils/sample-images.ts';
import { ProductCard } from './index.ts';

const labels = {
  sale: 'Cena promocyjna',
  regular: 'Cena regularna',
  lowest30Days: 'Najniższa cena z 30 dni przed obniżką:',
  from: 'od',
};
const add = fn();

const meta = {
  title: 'UI/Catalog/ProductCard',
  tags: ['looks'],
  component: ProductCard,
  args: {
    name: 'Witamina C 1000',
    subtitle: '60 kapsułek',
    href: '#witamina-c',
    imageSrc: getSampleImage('Witamina C'),
    headingLevel: 2,
    rating: <Rating value="4,8" count="(214)" label="Ocena 4,8 na 5, 214 opinii" />,
    price: <Price final="39,90 zł" unit="0,67 zł / kapsułka" strings={labels} />,
    action: (
      <IconButton
        variant="filled"
        label="Dodaj do koszyka: Witamina C 1000"
        icon={<PlusIcon size="medium" />}
        onClick={add}
      />
    ),
    cornerAction: (
      <IconButton variant="raised" label="Do ulubionych: Witamina C 1000" icon={<HeartIcon size="medium" />} />
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

const hit = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2);
};

export const Default: Story = {};

export const DefaultBehavior: Story = {
  ...Default,
  name: 'CA-14 The whole card links to the product, its buttons do not',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const link = canvas.getByRole('link', { name: 'Witamina C 1000' });
    await expect(hit(canvasElement.querySelector('img') ?? link)).toBe(link);
    const button = canvas.getByRole('button', { name: /Dodaj do koszyka/ });
    await expect(button.contains(hit(button))).toBe(true);
    await userEvent.click(button);
    await expect(add).toHaveBeenCalled();
  },
};

export const Playground: Story = {};
export const TwoActionsOnTheImage: Story = {
  args: {
    lowerCornerAction: (
      <IconButton
        variant="raised"
        size="small"
        label="Porównaj: Witamina C 1000"
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
    for (const name of [/Do ulubionych/, /Porównaj/]) {
      const button = canvas.getByRole('button', { name });
      const { width, height } = button.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      await expect(button.contains(hit(button))).toBe(true);
    }
    const top = canvas.getByRole('button', { name: /Do ulubionych/ }).getBoundingClientRect();
    const image = canvasElement.querySelector('img')?.getBoundingClientRect();
    const lower = canvas.getByRole('button', { name: /Porównaj/ }).getBoundingClientRect();
    await expect(lower.top).toBeGreaterThan(top.bottom);
    await expect(lower.bottom).toBeLessThanOrEqual(image?.bottom ?? 0);
  },
};
export const Reduced: Story = {
  args: {
    name: 'Witamina D3 + K2',
    subtitle: 'krople, 30 ml',
    imageSrc: getSampleImage('D3 + K2', '#1e5c44'),
    badge: <Badge tone="sale">−25%</Badge>,
    price: (
      <Price final="44,90 zł" regular="59,90 zł" lowest30Days="49,90 zł" unit="149,67 zł / 100 ml" strings={labels} />
    ),
  },
};
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
        final="139,00 zł"
        regular="159,00 zł"
        lowest30Days="149,00 zł"
        unit="15,44 zł / 100 g"
        strings={labels}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const amount = canvas.getByText('139,00 zł').getBoundingClientRect();
    const button = canvas.getByRole('button', { name: /Dodaj do koszyka/ }).getBoundingClientRect();
    await expect(amount.right <= button.left || amount.top >= button.bottom).toBe(true);
    const note = canvas.getByText(/Najniższa cena/).getBoundingClientRect();
    await expect(note.width).toBeGreaterThan(100);
  },
};
export const OutOfStock: Story = { args: { badge: <Badge>Wyprzedany</Badge>, action: undefined } };
export const OnlyNecessary: Story = {
  args: { subtitle: undefined, rating: undefined, action: undefined, cornerAction: undefined },
};
export const LongTexts: Story = {
  args: {
    name: 'Kompleks witamin z grupy B z ekstraktem z drożdży i aktywnym kwasem foliowym o przedłużonym uwalnianiu',
    subtitle: 'kapsułki wegańskie o opóźnionym uwalnianiu, 3 × 120 sztuk',
    price: <Price from final="12 345,90 zł" regular="23 456,90 zł" lowest30Days="19 999,90 zł" strings={labels} />,
  },
};
