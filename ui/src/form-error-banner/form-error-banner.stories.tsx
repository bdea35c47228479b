import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import formUsage from '../../docs/examples/form-error-banner.tsx?raw';
import { Button } from '../button/index.ts';
import { Stack } from '../layout/index.ts';
import { TextField } from '../text-field/index.ts';
import { sampleText } from '../story-utils/sample-text.ts';
import { FormErrorBanner, type FormErrorBannerProps } from './index.ts';

const meta = {
  title: 'UI/Forms/FormErrorBanner',
  component: FormErrorBanner,
  args: {
    errors: [{ message: sampleText('Incorrect e-mail or password.') }],
  },
} satisfies Meta<typeof FormErrorBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DefaultBehavior: Story = {
  ...Default,
  name: '[UI-16] A message of the shop',
  tags: ['behavior', '!autodocs'],
};
export const MessagesNotAllowed: Story = {
  args: { showMessages: false },
};

export const MessagesNotAllowedBehavior: Story = {
  ...MessagesNotAllowed,
  name: '[UI-17] Messages hidden',
  tags: ['behavior', '!autodocs'],
};

function FormWithErrors({ submitCount: initialCount = 0, ...props }: FormErrorBannerProps) {
  const [submitCount, setSubmitCount] = useState(initialCount);
  const errors = [
    { message: sampleText('Enter your first name.'), fieldId: 'banner-firstname' },
    { message: sampleText('Enter a valid e-mail address.'), fieldId: 'banner-email' },
  ];
  const shown = submitCount > 0;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setSubmitCount(submitCount + 1);
      }}
    >
      <Stack>
        <FormErrorBanner {...props} errors={shown ? errors : []} submitCount={submitCount} />
        <TextField
          id="banner-firstname"
          label={sampleText('First name')}
          name="firstname"
          error={shown ? sampleText('Enter your first name.') : undefined}
        />
        <TextField
          id="banner-email"
          label="E-mail"
          name="email"
          type="email"
          error={shown ? sampleText('Enter a valid e-mail address.') : undefined}
        />
        <Button type="submit">{sampleText('Send')}</Button>
      </Stack>
    </form>
  );
}

export const WithLinksToFields: Story = {
  parameters: { docs: { source: { code: formUsage } } },
  args: { title: sampleText('Correct the marked fields'), submitCount: 1 },
  render: (args) => <FormWithErrors {...args} />,
};

export const WithLinksToFieldsBehavior: Story = {
  ...WithLinksToFields,
  name: 'FO-4 Receives focus after submitting; links focus the fields',
  tags: ['behavior', '!autodocs'],
  args: { ...WithLinksToFields.args, submitCount: 0 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('group')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Send') }));
    const banner = canvas.getByRole('group', { name: sampleText('Correct the marked fields') });
    await expect(banner).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Send') }));
    await expect(banner).toHaveFocus();
  },
};

export const LongMessages: Story = {
  args: {
    title: sampleText('The address could not be saved, because several fields need to be corrected'),
    errors: [
      {
        message: sampleText(
          'The postcode does not match the given city. Check it on the site of the postal operator, for example.',
        ),
      },
      { message: sampleText('The phone number is too short. Enter nine digits, with or without the country code.') },
    ],
  },
};

export const Playground: Story = { args: { showMessages: true, title: sampleText('Correct the marked fields') } };
