import type { Meta, StoryObj } from '@storybook/react-vite';
import { CardSection } from '../card/index.ts';
import { PriceSummary } from '../price-summary/index.ts';
import { getSampleImage } from '../story-utils/sample-images.ts';
import { Text } from '../text/index.ts';
import { OrderConfirmation, OrderedItems, type OrderedItem } from './index.ts';

const items: readonly OrderedItem[] = [
  { id: '1', name: 'Witamina C 1000, 1 szt.', total: '39,90 zł', imageSrc: getSampleImage('Witamina C') },
  {
    id: '2',
    name: 'Witamina D3 + K2, 2 szt.',
    details: 'krople, 30 ml',
    total: '89,80 zł',
    imageSrc: getSampleImage('D3 + K2', '#1e4b38'),
  },
  { id: 'gift', name: 'Gratis: kubek termiczny' },
];

const contents = (ordered: readonly OrderedItem[]) => (
  <>
    <Text role="status" size="lead" weight="semibold">
      Numer zamówienia: 000000123
    </Text>
    <Text>Potwierdzenie wysłaliśmy na adres anna@example.com.</Text>
    <CardSection aria-label="Zamówione produkty">
      <OrderedItems items={ordered} />
      <PriceSummary
        rows={[
          { id: 'shipping', label: 'Dostawa', value: 'Kurier' },
          { id: 'total', label: 'Razem', value: '129,70 zł', total: true },
        ]}
      />
    </CardSection>
  </>
);

const meta = {
  title: 'UI/Checkout/OrderConfirmation',
  component: OrderConfirmation,
  args: { title: 'Dziękujemy za zamówienie', children: contents(items) },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof OrderConfirmation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { headingLevel: 2 } };

export const WithoutImages: Story = {
  args: { children: contents(items.map((item) => ({ ...item, imageSrc: item.id === 'gift' ? undefined : null }))) },
};

export const LongTexts: Story = {
  args: {
    title: 'Dziękujemy za zamówienie, które przekażemy do realizacji po zaksięgowaniu wpłaty',
    children: contents([
      {
        id: '1',
        name: 'Kompleks witamin z grupy B z ekstraktem z drożdży i aktywnym kwasem foliowym, 12 szt.',
        details: 'Smak: owoce leśne z nutą hibiskusa, Opakowanie: 3 × 120 kapsułek wegańskich',
        total: '12 345,60 zł',
        imageSrc: getSampleImage('Witamina B'),
      },
    ]),
  },
};
