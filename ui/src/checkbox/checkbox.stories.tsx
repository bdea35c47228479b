import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../layout/index.ts';
import { Checkbox } from './index.ts';

const meta = {
  title: 'UI/Forms/Checkbox',
  component: Checkbox,
  args: { label: 'Adres do faktury taki sam jak adres dostawy', name: 'same-as-shipping' },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: 'Adres do faktury taki sam jak adres dostawy' });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  },
};

export const Ticked: Story = { args: { defaultChecked: true } };
export const Required: Story = {
  args: { label: 'Akceptuję regulamin sklepu', name: 'terms', required: true },
};

export const RequiredBehavior: Story = {
  ...Required,
  name: '[UI-20] Required: asterisk',
  tags: ['behavior', '!autodocs'],
};
export const WithHint: Story = { args: { label: 'Chcę fakturę na firmę', hint: 'NIP wpiszesz w następnym kroku.' } };
export const WithError: Story = {
  args: {
    label: 'Akceptuję regulamin sklepu',
    name: 'terms',
    required: true,
    error: 'Zaznaczenie tego pola jest obowiązkowe.',
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const DisabledTicked: Story = { args: { disabled: true, defaultChecked: true } };
export const LongLabel: Story = {
  args: {
    label:
      'Zapakuj zamówienie na prezent: papier z recyklingu, bawełniana wstążka i bilecik z życzeniami, a dokument sprzedaży wyślij osobno na mój adres e-mail',
  },
};
export const Loading: Story = { args: { loading: true, defaultChecked: true } };

const consents = ['E-mail', 'SMS', 'Telefon'];

/** A checkbox above others: partly checked while some of them are. */
function Group() {
  const [chosen, choose] = useState<readonly string[]>(['SMS']);
  return (
    <Stack gap="none">
      <Checkbox
        label="Wszystkie sposoby kontaktu"
        checked={chosen.length === consents.length}
        indeterminate={chosen.length > 0 && chosen.length < consents.length}
        onChange={() => choose(chosen.length === consents.length ? [] : consents)}
      />
      {consents.map((name) => (
        <Checkbox
          key={name}
          label={name}
          checked={chosen.includes(name)}
          onChange={() => choose(chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name])}
        />
      ))}
    </Stack>
  );
}

export const Indeterminate: Story = {
  render: () => <Group />,
  play: async ({ canvasElement }) => {
    const all = within(canvasElement).getByRole('checkbox', { name: 'Wszystkie sposoby kontaktu' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(all).toBeChecked();
    await userEvent.click(within(canvasElement).getByRole('checkbox', { name: 'SMS' }));
    await expect(all).toBePartiallyChecked();
  },
};
export const Playground: Story = { args: { required: false, disabled: false, loading: false } };
