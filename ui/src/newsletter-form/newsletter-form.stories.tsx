import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TextLink } from '../text/index.ts';
import { getStoryStrings } from '../story-utils/story-strings.ts';
import { sampleText } from '../story-utils/sample-text.ts';
import { NewsletterForm, newsletterStatuses, type NewsletterFormProps, type NewsletterStatus } from './index.ts';

const consent = {
  label: sampleText('I agree to receive the newsletter by e-mail.'),
  legalText: {
    content: sampleText(
      'The controller of the data is Witryna Ltd. You can withdraw your consent at any time with the link at the end of each message.',
    ),
  },
};

const meta = {
  title: 'UI/Forms/NewsletterForm',
  component: NewsletterForm,
  argTypes: {
    status: { control: 'select', options: newsletterStatuses },
    tone: { control: 'select', options: ['default', 'inverse'] },
  },
  args: {
    onSubscribe: fn(),
    consent,
  },
} satisfies Meta<typeof NewsletterForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { status: 'idle', tone: 'default' } };
export const OnlyEmail: Story = { args: { consent: undefined } };
export const Loading: Story = { args: { status: 'loading' } };
export const Success: Story = { args: { status: 'success' } };
export const ServerError: Story = {
  args: { status: 'error', serverError: sampleText('This address is already on our list.') },
};
export const FieldErrors: Story = {
  args: {
    emailError: sampleText('Enter a valid e-mail address.'),
    consentError: sampleText('This box has to be checked.'),
  },
};
export const InFooter: Story = {
  args: {
    tone: 'inverse',
    notice: (
      <>
        {sampleText('The form is protected by reCAPTCHA, with the')}{' '}
        <TextLink href="#prywatnosc">{sampleText('privacy statement')}</TextLink> {sampleText('and')}{' '}
        <TextLink href="#warunki">{sampleText('terms of Google')}</TextLink>.
      </>
    ),
  },
  globals: { backgrounds: { value: 'inverseDeep' } },
};
export const InFooterLoading: Story = {
  args: { tone: 'inverse', status: 'loading' },
  globals: { backgrounds: { value: 'inverseDeep' } },
};
export const InFooterSuccess: Story = {
  args: { tone: 'inverse', status: 'success' },
  globals: { backgrounds: { value: 'inverseDeep' } },
};
export const LongTexts: Story = {
  args: {
    emailLabel: sampleText('E-mail address to which we send news, sales and advice'),
    submitLabel: sampleText('Subscribe and get a code for your first purchase'),
  },
};

/** Tests that the button is at the height of the field next to it. */
const isBesideField: Story['play'] = async ({ canvas }) => {
  const field = canvas.getByRole('textbox').getBoundingClientRect();
  const button = canvas.getByRole('button').getBoundingClientRect();
  await expect(button.left).toBeGreaterThan(field.right);
  await expect((button.top + button.bottom) / 2).toBeCloseTo((field.top + field.bottom) / 2, 0);
};
export const BesideLongLabel: Story = {
  ...LongTexts,
  name: 'The button is next to the field also below a label of two lines',
  tags: ['behavior', '!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 640 }}>
        <Story />
      </div>
    ),
  ],
  play: isBesideField,
};
export const BesideError: Story = {
  ...FieldErrors,
  name: 'The button is next to the field also above an error',
  tags: ['behavior', '!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  play: isBesideField,
};

function Subscribing(props: NewsletterFormProps) {
  const [status, setStatus] = useState<NewsletterStatus>('idle');
  return (
    <>
      <NewsletterForm {...props} status={status} onSubscribe={() => setStatus('loading')} />
      <button type="button" onClick={() => setStatus('success')}>
        {sampleText('Response of the server')}
      </button>
    </>
  );
}

export const CoveredWhileLoading: Story = {
  name: 'NWS-01 FO-8 A text covers the form while it is submitted; Tab still leaves it',
  tags: ['behavior', '!autodocs'],
  render: (args) => <Subscribing {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const form = canvas.getByRole('textbox').closest('form');
    const before = form?.getBoundingClientRect().height;
    await userEvent.type(canvas.getByRole('textbox'), 'ola@example.com');
    await userEvent.click(canvas.getByRole('button', { name: getStoryStrings().newsletterForm.submitLabel }));
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent(getStoryStrings().newsletterForm.loadingLabel);
    await expect(status.getBoundingClientRect().height).toBe(before);
    await expect(form?.getBoundingClientRect().height).toBe(before);
    canvas.getByText(getStoryStrings().consentCheckbox.legalSummary).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: sampleText('Response of the server') })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(status).toHaveTextContent(getStoryStrings().newsletterForm.successMessage);
    await expect(canvas.getByRole('textbox')).toHaveValue('');
  },
};
