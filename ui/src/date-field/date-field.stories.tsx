import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../layout/index.ts';
import { sampleText } from '../story-utils/sample-text.ts';
import { DateField, dateFieldTypes } from './index.ts';

const meta = {
  title: 'UI/Forms/DateField',
  component: DateField,
  args: { label: sampleText('Delivery day'), name: 'delivery', min: '2027-03-01', max: '2027-03-31' },
  argTypes: { type: { control: 'inline-radio', options: dateFieldTypes } },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

const fields = {
  date: { label: sampleText('Delivery day'), defaultValue: '2027-03-12' },
  time: { label: sampleText('Time of delivery'), defaultValue: '14:30' },
  'datetime-local': { label: sampleText('Day and time of delivery'), defaultValue: '2027-03-12T14:30' },
};

export const Default: Story = {};
export const Playground: Story = { args: { optional: false, disabled: false, loading: false } };
export const Filled: Story = { args: { defaultValue: '2027-03-12' } };
export const Types: Story = {
  args: { min: undefined, max: undefined },
  render: (args) => (
    <Stack gap="x4">
      {dateFieldTypes.map((type) => (
        <DateField key={type} {...args} {...fields[type]} type={type} name={type} />
      ))}
    </Stack>
  ),
};
export const WithHint: Story = { args: { hint: sampleText('We deliver from Monday to Saturday.') } };
export const WithError: Story = {
  args: { defaultValue: '2027-04-02', error: sampleText('Choose a day until 31 March.') },
};
export const Optional: Story = { args: { label: sampleText('Date of birth'), optional: true, autoComplete: 'bday' } };
export const Loading: Story = { args: { loading: true, defaultValue: '2027-03-12' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: '2027-03-12' } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: '2027-03-12' } };
export const OnDarkBackground: Story = {
  args: { tone: 'inverse', defaultValue: '2027-03-12' },
  globals: { backgrounds: { value: 'inverseDeep' } },
};
export const LongTexts: Story = {
  args: {
    label: sampleText('Day on which the courier will find a grown-up with an identity card at the shipping address'),
    error: sampleText('We do not work on this day. Choose another day from Monday to Saturday, until 31 March.'),
    defaultValue: '2027-03-14',
  },
};
export const Keyboard: Story = {
  name: 'A typed date is its value',
  tags: ['behavior', '!autodocs'],
  args: { min: undefined, max: undefined },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText(new RegExp(`^${sampleText('Delivery day')}`));
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.type(input, '2027-03-12');
    await expect(input).toHaveValue('2027-03-12');
  },
};
