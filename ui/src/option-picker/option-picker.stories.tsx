import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sampleText } from '../story-utils/sample-text.ts';
import { OptionPicker } from './index.ts';

const meta = {
  title: 'UI/Forms/OptionPicker',
  component: OptionPicker,
  args: {
    label: sampleText('Capacity'),
    name: 'capacity',
    options: [
      { value: '30', label: '30 ml' },
      { value: '60', label: '60 ml' },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof OptionPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultValue: '30' } };

export const Playground: Story = { args: Default.args };

export const NothingChosen: Story = {};

export const UnavailableOption: Story = {
  args: {
    defaultValue: '30',
    options: [
      { value: '30', label: '30 ml' },
      { value: '60', label: '60 ml', unavailableReason: sampleText('Sold out') },
    ],
  },
  play: async ({ canvasElement, args }) => {
    const sold = within(canvasElement).getByRole('radio', { name: new RegExp(`60 ml\\s*${sampleText('Sold out')}`) });
    await userEvent.click(sold);
    await expect(sold).toBeChecked();
    await expect(args.onValueChange).toHaveBeenCalledWith('60');
  },
};

export const UnavailableChosen: Story = {
  args: {
    defaultValue: '60',
    options: [
      { value: '30', label: '30 ml' },
      { value: '60', label: '60 ml', unavailableReason: sampleText('Sold out') },
    ],
  },
};

export const DisabledOption: Story = {
  args: {
    defaultValue: '30',
    options: [
      { value: '30', label: '30 ml' },
      { value: '60', label: '60 ml', unavailableReason: sampleText('Not available in this flavor'), disabled: true },
    ],
  },
};

export const DisabledOptionBehavior: Story = {
  ...DisabledOption,
  name: 'A disabled option leaves the selection unchanged',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const unavailable = canvas.getByRole('radio', { name: /60 ml/ });
    await expect(unavailable).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(unavailable);
    await expect(canvas.getByRole('radio', { name: '30 ml' })).toBeChecked();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const Swatches: Story = {
  args: {
    label: sampleText('Flavor'),
    name: 'flavor',
    defaultValue: sampleText('raspberry'),
    options: [
      { value: sampleText('raspberry'), label: sampleText('Raspberry'), swatch: { color: '#d6336c' } },
      {
        value: sampleText('lemon'),
        label: sampleText('Lemon'),
        swatch: { color: '#f7dc4a' },
        unavailableReason: sampleText('Sold out'),
      },
      { value: 'wanilia', label: sampleText('Vanilla'), swatch: { color: '#f3e3b3' } },
    ],
  },
};

export const WithError: Story = { args: { error: sampleText('Choose a capacity.') } };

export const ManyOptions: Story = {
  args: {
    label: sampleText('Flavor'),
    name: 'flavor',
    options: [
      sampleText('Berries'),
      sampleText('Lemon'),
      sampleText('Orange with ginger'),
      sampleText('Unflavored'),
      sampleText('Blackcurrant with hibiscus and lime blossom'),
      sampleText('Apple'),
      sampleText('Mint'),
    ].map((flavor) => ({ value: flavor, label: flavor })),
  },
};

export const LongWord: Story = {
  name: 'A word that is longer than the picker wraps',
  tags: ['behavior', '!autodocs'],
  args: { options: [{ value: 'long', label: 'Donaudampfschifffahrt'.repeat(6) }] },
  decorators: [
    (Story) => (
      <div style={{ width: '240px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const radio = within(canvasElement).getByRole('radio');
    await expect(radio.getBoundingClientRect().width).toBeLessThanOrEqual(240);
  },
};
