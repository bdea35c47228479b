import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { BankIcon, CardIcon, LockerIcon, PinIcon, TruckIcon } from '../icon/index.ts';
import { RadioCards } from './index.ts';

const delivery = [
  {
    value: 'locker',
    title: 'Paczkomat InPost',
    description: 'Jutro lub pojutrze',
    price: '12,99 zł',
    icon: <LockerIcon />,
  },
  {
    value: 'courier',
    title: 'Kurier InPost',
    description: 'Jutro, jeśli zamówisz do 14:00',
    price: '14,99 zł',
    icon: <TruckIcon />,
  },
  {
    value: 'store',
    title: 'Odbiór w salonie',
    description: 'Kraków, Rynek Główny 12',
    price: 'bezpłatnie',
    icon: <PinIcon />,
  },
];

const meta = {
  title: 'UI/Forms/RadioCards',
  component: RadioCards,
  args: { label: 'Sposób dostawy', name: 'delivery', options: delivery },
} satisfies Meta<typeof RadioCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = { args: { defaultValue: 'courier' } };

export const Keyboard: Story = {
  name: 'CO-3 Arrows move and select; the price is part of the name',
  tags: ['behavior', '!autodocs'],
  args: { defaultValue: 'locker' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Paczkomat InPost 12,99 zł' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const courier = canvas.getByRole('radio', { name: 'Kurier InPost 14,99 zł' });
    await expect(courier).toBeChecked();
    await expect(courier).toHaveAccessibleDescription('Jutro, jeśli zamówisz do 14:00');
  },
};

export const WithContentOfTheChosen: Story = {
  args: {
    label: 'Sposób płatności',
    name: 'payment',
    defaultValue: 'card',
    options: [
      {
        value: 'card',
        title: 'Karta płatnicza',
        description: 'Visa, Mastercard',
        icon: <CardIcon />,
        content: <Button size="small">Wpisz dane karty</Button>,
      },
      {
        value: 'transfer',
        title: 'Przelew tradycyjny',
        icon: <BankIcon />,
        content: <p>Numer konta wyślemy w potwierdzeniu zamówienia.</p>,
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Wpisz dane karty' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Przelew tradycyjny' }));
    await expect(canvas.getByText('Wpisz dane karty')).not.toBeVisible();
    await expect(canvas.getByText(/Numer konta/)).toBeVisible();
  },
};

export const WithError: Story = { args: { error: 'Wybierz sposób dostawy.' } };

export const DisabledOption: Story = {
  args: {
    options: [
      ...delivery.slice(0, 2),
      {
        value: 'store',
        title: 'Odbiór w salonie',
        description: 'Żaden salon nie ma wszystkich produktów',
        icon: <PinIcon />,
        disabled: true,
      },
    ],
  },
};

export const HiddenLabel: Story = { args: { labelHidden: true } };

export const LongTexts: Story = {
  args: {
    options: [
      {
        value: 'long',
        title: 'Kurier InPost z doręczeniem w sobotę i powiadomieniem o godzinie przyjazdu',
        description: 'Między 9:00 a 15:00, także do małych miejscowości, o ile zamówienie wpłynie do czwartku do 12:00',
        price: '1 249,99 zł',
        icon: <TruckIcon />,
      },
    ],
  },
};

export const Playground: Story = { args: { optional: false, labelHidden: false } };
