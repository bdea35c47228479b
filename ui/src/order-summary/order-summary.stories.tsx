import type { Meta, StoryObj } from '@storybook/react-vite';
import { getSampleImage } from '../story-utils/sample-images.ts';
import { TextLink } from '../text/index.ts';
import { OrderSummary } from './index.ts';

const meta = {
  title: 'UI/Checkout/OrderSummary',
  component: OrderSummary,
  args: {
    action: <TextLink href="#koszyk">Zmień w koszyku</TextLink>,
    total: '216,79 zł',
    lines: [
      { id: '1', name: 'Witamina C 1000', quantity: '1', total: '39,90 zł', imageSrc: getSampleImage('Witamina C') },
      {
        id: '2',
        name: 'Witamina D3 + K2',
        quantity: '1',
        details: ['krople, 30 ml'],
        total: '44,90 zł',
        imageSrc: getSampleImage('D3 + K2', '#1e4b38'),
      },
      {
        id: '3',
        name: 'Kolagen z kwasem hialuronowym',
        quantity: '1',
        total: '119,00 zł',
        imageSrc: getSampleImage('Kolagen'),
      },
    ],
    rows: [
      { id: 'subtotal', label: 'Produkty', value: '203,80 zł' },
      { id: 'shipping', label: 'Dostawa: Paczkomat InPost', value: '12,99 zł' },
      { id: 'total', label: 'Do zapłaty', value: '216,79 zł', total: true },
    ],
  },
} satisfies Meta<typeof OrderSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { headingLevel: 2, loading: false } };
export const Loading: Story = { args: { loading: true } };
export const WithoutPictures: Story = {
  args: { lines: [{ id: '1', name: 'Magnez z witaminą B6', quantity: '3', total: '89,70 zł' }] },
};
export const LongTexts: Story = {
  args: {
    lines: [
      {
        id: '1',
        name: 'Kompleks witamin z grupy B z ekstraktem z drożdży i aktywnym kwasem foliowym o przedłużonym uwalnianiu',
        details: ['Smak: owoce leśne z nutą hibiskusa', 'Opakowanie: 3 × 120 kapsułek wegańskich'],
        quantity: '12',
        total: '12 345,60 zł',
        imageSrc: getSampleImage('Witamina B'),
      },
    ],
  },
};
