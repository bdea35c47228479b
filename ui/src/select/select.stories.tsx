import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { sampleText } from '../story-utils/sample-text.ts';
import { Select } from './index.ts';

const regions = [
  sampleText('Kent'),
  sampleText('Merseyside'),
  sampleText('Essex'),
  sampleText('Surrey'),
  sampleText('East Riding of Yorkshire'),
  sampleText('North Yorkshire'),
];

const meta = {
  title: 'UI/Forms/Select',
  component: Select,
  args: {
    label: sampleText('Region'),
    name: 'region',
    autoComplete: 'address-level1',
    placeholder: sampleText('Choose a region'),
    options: regions.map((region) => ({ value: region, label: region })),
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox', { name: sampleText('Region') });
    await userEvent.selectOptions(select, sampleText('Essex'));
    await expect(select).toHaveValue(sampleText('Essex'));
  },
};

export const Chosen: Story = { args: { defaultValue: sampleText('Surrey') } };
export const WithHint: Story = { args: { hint: sampleText('Helps the courier if several towns have this name.') } };
export const WithError: Story = { args: { error: sampleText('Choose a region.') } };
export const Optional: Story = { args: { optional: true } };
export const Disabled: Story = { args: { disabled: true } };
export const LongOption: Story = {
  args: {
    label: sampleText('Reason for contact'),
    placeholder: undefined,
    options: [
      {
        value: 'a',
        label: sampleText('Question about ingredients, doses or combining the supplement with medicines you take'),
      },
      { value: 'b', label: sampleText('Return (temporarily unavailable)'), disabled: true },
    ],
  },
};
export const Loading: Story = { args: { loading: true } };
export const Playground: Story = { args: { optional: false, disabled: false, loading: false } };
