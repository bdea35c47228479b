import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import groupUsage from '../../docs/examples/checkbox-group.tsx?raw';
import { Stack } from '../layout/index.ts';
import { sampleText } from '../story-utils/sample-text.ts';
import { Checkbox } from './index.ts';

const meta = {
  title: 'UI/Forms/Checkbox',
  component: Checkbox,
  args: { label: sampleText('Billing address same as shipping address'), name: 'same-as-shipping' },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox', {
      name: sampleText('Billing address same as shipping address'),
    });
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
  args: { label: sampleText('I accept the terms of the shop'), name: 'terms', required: true },
};

export const RequiredBehavior: Story = {
  ...Required,
  name: '[UI-20] Required: asterisk',
  tags: ['behavior', '!autodocs'],
};
export const WithHint: Story = {
  args: {
    label: sampleText('I want an invoice for a company'),
    hint: sampleText('You enter the VAT number in the next step.'),
  },
};
export const WithError: Story = {
  args: {
    label: sampleText('I accept the terms of the shop'),
    name: 'terms',
    required: true,
    error: sampleText('This box has to be checked.'),
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const DisabledTicked: Story = { args: { disabled: true, defaultChecked: true } };
export const LongLabel: Story = {
  args: {
    label: sampleText(
      'Wrap the order as a gift: recycled paper, a cotton ribbon and a card with best wishes, and send the receipt separately to my e-mail address',
    ),
  },
};
export const Loading: Story = { args: { loading: true, defaultChecked: true } };

const consents = ['E-mail', sampleText('Text message'), sampleText('Phone')];

/** A checkbox above others: partly checked while some of them are. */
function Group() {
  const [chosen, choose] = useState<readonly string[]>([sampleText('Text message')]);
  return (
    <Stack gap="none">
      <Checkbox
        label={sampleText('All ways to contact me')}
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
  parameters: { docs: { source: { code: groupUsage } } },
  render: () => <Group />,
  play: async ({ canvasElement }) => {
    const all = within(canvasElement).getByRole('checkbox', { name: sampleText('All ways to contact me') });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(all).toBeChecked();
    await userEvent.click(within(canvasElement).getByRole('checkbox', { name: sampleText('Text message') }));
    await expect(all).toBePartiallyChecked();
  },
};
export const Playground: Story = { args: { required: false, disabled: false, loading: false } };
