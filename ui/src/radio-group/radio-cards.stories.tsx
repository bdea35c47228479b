import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { BankIcon, CardIcon, LockerIcon, PinIcon, TruckIcon } from '../icon/index.ts';
import { samplePrice, sampleText } from '../story-utils/sample-text.ts';
import { RadioCards } from './index.ts';

const delivery = [
  {
    value: 'locker',
    title: sampleText('Parcel locker'),
    description: sampleText('Tomorrow or the day after'),
    price: samplePrice(1299),
    icon: <LockerIcon />,
  },
  {
    value: 'courier',
    title: sampleText('Courier service'),
    description: sampleText('Tomorrow, if you order by 14:00'),
    price: samplePrice(1499),
    icon: <TruckIcon />,
  },
  {
    value: 'store',
    title: sampleText('Pickup in store'),
    description: sampleText('Oxford, 12 Market Square'),
    price: sampleText('free of charge'),
    icon: <PinIcon />,
  },
];

const meta = {
  title: 'UI/Forms/RadioCards',
  component: RadioCards,
  args: { label: sampleText('Shipping method'), name: 'delivery', options: delivery },
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
    await expect(
      canvas.getByRole('radio', { name: `${sampleText('Parcel locker')} ${samplePrice(1299)}` }),
    ).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const courier = canvas.getByRole('radio', { name: `${sampleText('Courier service')} ${samplePrice(1499)}` });
    await expect(courier).toBeChecked();
    await expect(courier).toHaveAccessibleDescription(sampleText('Tomorrow, if you order by 14:00'));
  },
};

export const WithContentOfTheChosen: Story = {
  args: {
    label: sampleText('Payment method'),
    name: 'payment',
    defaultValue: 'card',
    options: [
      {
        value: 'card',
        title: sampleText('Payment card'),
        description: 'Visa, Mastercard',
        icon: <CardIcon />,
        content: <Button size="small">{sampleText('Enter the card details')}</Button>,
      },
      {
        value: 'transfer',
        title: sampleText('Bank transfer'),
        icon: <BankIcon />,
        content: <p>{sampleText('We send the account number in the order confirmation.')}</p>,
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: sampleText('Enter the card details') })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: sampleText('Bank transfer') }));
    await expect(canvas.getByText(sampleText('Enter the card details'))).not.toBeVisible();
    await expect(canvas.getByText(sampleText('We send the account number in the order confirmation.'))).toBeVisible();
  },
};

export const WithError: Story = { args: { error: sampleText('Choose a shipping method.') } };

export const DisabledOption: Story = {
  args: {
    options: [
      ...delivery.slice(0, 2),
      {
        value: 'store',
        title: sampleText('Pickup in store'),
        description: sampleText('No store has all products'),
        icon: <PinIcon />,
        disabled: true,
      },
    ],
  },
};

export const DisabledIcon: Story = {
  ...DisabledOption,
  name: 'The icon of a disabled option has the color of its texts',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement }) => {
    const label = canvasElement.querySelector('label:has(> input:disabled)') ?? canvasElement;
    const icon = label.querySelector('svg') ?? canvasElement;
    await expect(getComputedStyle(icon).color).toBe(getComputedStyle(label).color);
  },
};

export const HiddenLabel: Story = { args: { labelHidden: true } };

export const LongTexts: Story = {
  args: {
    options: [
      {
        value: 'long',
        title: sampleText('Courier delivery on Saturday with notice of the time of arrival'),
        description: sampleText(
          'Between 9:00 and 15:00, also to small towns, if the order arrives by 12:00 on Thursday',
        ),
        price: samplePrice(124999),
        icon: <TruckIcon />,
      },
    ],
  },
};

export const Playground: Story = { args: { optional: false, labelHidden: false } };
