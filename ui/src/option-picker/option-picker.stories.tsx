import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { OptionPicker } from './index.ts';

const meta = {
  title: 'UI/Forms/OptionPicker',
  component: OptionPicker,
  args: {
    label: 'Pojemność',
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
      { value: '60', label: '60 ml', unavailableReason: 'Wyprzedane' },
    ],
  },
  play: async ({ canvasElement, args }) => {
    const sold = within(canvasElement).getByRole('radio', { name: /60 ml\s*Wyprzedane/ });
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
      { value: '60', label: '60 ml', unavailableReason: 'Wyprzedane' },
    ],
  },
};

export const DisabledOption: Story = {
  args: {
    defaultValue: '30',
    options: [
      { value: '30', label: '30 ml' },
      { value: '60', label: '60 ml', unavailableReason: 'Niedostępne w tym smaku', disabled: true },
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
    label: 'Smak',
    name: 'flavour',
    defaultValue: 'malina',
    options: [
      { value: 'malina', label: 'Malina', swatch: { color: '#d6336c' } },
      { value: 'cytryna', label: 'Cytryna', swatch: { color: '#f7dc4a' }, unavailableReason: 'Wyprzedane' },
      { value: 'wanilia', label: 'Wanilia', swatch: { color: '#f3e3b3' } },
    ],
  },
};

export const WithError: Story = { args: { error: 'Wybierz pojemność.' } };

export const ManyOptions: Story = {
  args: {
    label: 'Smak',
    name: 'flavour',
    options: [
      'Owoce leśne',
      'Cytryna',
      'Pomarańcza z imbirem',
      'Bez smaku',
      'Czarna porzeczka z dodatkiem hibiskusa i kwiatu lipy',
      'Jabłko',
      'Mięta',
    ].map((flavour) => ({ value: flavour, label: flavour })),
  },
};
