import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TextField } from '../text-field/index.ts';
import { getStoryStrings } from '../story-utils/story-strings.ts';
import { sampleText } from '../story-utils/sample-text.ts';
import { Fieldset } from './index.ts';

const meta = {
  title: 'UI/Forms/Fieldset',
  component: Fieldset,
  args: {
    legend: sampleText('Contact details'),
    showRequiredNote: true,
    children: [
      <TextField key="firstname" label={sampleText('First name')} name="firstname" autoComplete="given-name" />,
      <TextField key="email" label={sampleText('E-mail address')} name="email" type="email" autoComplete="email" />,
    ],
  },
} satisfies Meta<typeof Fieldset>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DefaultBehavior: Story = {
  ...Default,
  name: 'FO-2 The legend explains the asterisk',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('group', {
        name: `${sampleText('Contact details')} ${getStoryStrings().fieldset.requiredNote}`,
      }),
    ).toBeVisible();
    await expect(within(canvasElement).getByText(getStoryStrings().fieldset.requiredNote)).toBeVisible();
  },
};
export const Playground: Story = { args: { headingLevel: 2, hint: sampleText('We use them only for this order.') } };
export const HiddenLegend: Story = { args: { legendHidden: true } };
export const WithError: Story = {
  args: {
    error: sampleText('The first name and the e-mail address belong to different accounts. Check both fields.'),
    children: [
      <TextField
        key="firstname"
        label={sampleText('First name')}
        name="firstname"
        autoComplete="given-name"
        defaultValue={sampleText('Alexandra')}
      />,
      <TextField
        key="email"
        label={sampleText('E-mail address')}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue="anna@example.com"
      />,
    ],
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const LongTexts: Story = {
  args: {
    legend: sampleText('Details of the person who receives the parcel, if this is not the person who orders'),
    hint: sampleText(
      'The courier will ask for the name and the code that we send to the given e-mail address on the day of delivery.',
    ),
  },
};
