import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Select } from './index.ts';

const regions = [
  'dolnośląskie',
  'kujawsko-pomorskie',
  'małopolskie',
  'mazowieckie',
  'warmińsko-mazurskie',
  'zachodniopomorskie',
];

const meta = {
  title: 'UI/Forms/Select',
  component: Select,
  args: {
    label: 'Województwo',
    name: 'region',
    autoComplete: 'address-level1',
    placeholder: 'Wybierz województwo',
    options: regions.map((region) => ({ value: region, label: region })),
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Województwo' });
    await userEvent.selectOptions(select, 'małopolskie');
    await expect(select).toHaveValue('małopolskie');
  },
};

export const Chosen: Story = { args: { defaultValue: 'mazowieckie' } };
export const WithHint: Story = { args: { hint: 'Pomaga kurierowi, gdy nazwa miejscowości się powtarza.' } };
export const WithError: Story = { args: { error: 'Wybierz województwo.' } };
export const Optional: Story = { args: { optional: true } };
export const Disabled: Story = { args: { disabled: true } };
export const LongOption: Story = {
  args: {
    label: 'Powód kontaktu',
    placeholder: undefined,
    options: [
      { value: 'a', label: 'Pytanie o skład, dawkowanie lub możliwość łączenia suplementu z przyjmowanymi lekami' },
      { value: 'b', label: 'Zwrot (chwilowo niedostępny)', disabled: true },
    ],
  },
};
export const Loading: Story = { args: { loading: true } };
export const Playground: Story = { args: { optional: false, disabled: false, loading: false } };
