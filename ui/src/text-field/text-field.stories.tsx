import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { MailIcon, SuccessIcon } from '../icon/index.ts';
import { getStoryStrings } from '../story-utils/story-strings.ts';
import { sampleText } from '../story-utils/sample-text.ts';
import { TextField, textFieldTypes } from './index.ts';

const meta = {
  title: 'UI/Forms/TextField',
  component: TextField,
  args: { label: sampleText('First name'), name: 'firstname', autoComplete: 'given-name' },
  argTypes: { type: { control: 'select', options: textFieldTypes } },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Optional: Story = {
  name: '[UI-20] Optional: no asterisk',
  tags: ['behavior', '!autodocs'],
  args: { label: sampleText('Phone'), name: 'telephone', type: 'tel', autoComplete: 'tel', optional: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByText(/\*/)).toBeNull();
    await expect(
      canvas.getByRole('textbox', { name: `${sampleText('Phone')} ${getStoryStrings().field.optionalLabel}` }),
    ).not.toBeRequired();
  },
};

export const Required: Story = {};

export const RequiredBehavior: Story = {
  ...Required,
  name: '[UI-20] Required: asterisk, exposed as a state',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('*', { exact: false })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: sampleText('First name') })).toBeRequired();
  },
};

export const WithHint: Story = {
  args: {
    label: sampleText('Postcode'),
    name: 'postcode',
    autoComplete: 'postal-code',
    inputMode: 'numeric',
    hint: sampleText('For example OX1 4AG'),
  },
};

export const WithError: Story = {
  args: {
    label: sampleText('E-mail address'),
    name: 'email',
    type: 'email',
    autoComplete: 'email',
    defaultValue: 'ola.smith@',
    error: sampleText('Enter a valid e-mail address.'),
    hint: sampleText('We send the order confirmation to it.'),
  },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: sampleText('E-mail address') });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(
      sampleText('Enter a valid e-mail address. We send the order confirmation to it.'),
    );
  },
};

export const WithSlots: Story = {
  args: {
    label: sampleText('E-mail address'),
    name: 'email',
    type: 'email',
    autoComplete: 'email',
    defaultValue: 'ola@example.com',
    leading: <MailIcon size="medium" />,
    trailing: <SuccessIcon size="medium" title={sampleText('Address confirmed')} />,
  },
  play: async ({ canvasElement }) => {
    // The icon overlays the input: a click on it must reach the field.
    const field = within(canvasElement).getByRole<HTMLInputElement>('textbox');
    const { left, top, height } = field.getBoundingClientRect();
    const target = document.elementFromPoint(left + 24, top + height / 2);
    await expect(target).toBe(field);
    await userEvent.click(field);
    await expect(field).toHaveFocus();
  },
};

export const Prefix: Story = {
  args: {
    label: sampleText('Phone'),
    name: 'telephone',
    type: 'tel',
    autoComplete: 'tel-national',
    leading: '+48',
    placeholder: '600 700 800',
  },
};

export const Loading: Story = {
  args: {
    label: sampleText('Discount code'),
    name: 'coupon',
    defaultValue: 'AUTUMN10',
    loading: true,
    hint: sampleText('Checking the code…'),
  },
};

export const LoadingBehavior: Story = {
  ...Loading,
  name: 'Loading: progress next to the label, without layout shift',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement }) => {
    const label = within(canvasElement).getByText(sampleText('Discount code'), { exact: false });
    await expect(label.getBoundingClientRect().height).toBeCloseTo(parseFloat(getComputedStyle(label).lineHeight), 0);
  },
};

export const Playground: Story = { args: { optional: false, disabled: false, loading: false, error: '', hint: '' } };

/** A script cannot trigger autofill, so the story inspects the style rule. */
export const AutofilledBehavior: Story = {
  name: 'Autofilled text keeps the colors of the theme',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const texts = rules.map((rule) => rule.cssText).join('');
    const [, own = ''] = /\.(control__\w+)/.exec(`.${field.className.replaceAll(' ', ' .')}`) ?? [];
    await expect(texts).toMatch(new RegExp(`\\.${own}:autofill`));
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: sampleText('Alexandra') } };

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: sampleText('Alexandra') } };

export const LongTexts: Story = {
  args: {
    label: sampleText(
      'Number of the building, staircase and flat or another note that helps the courier to find the right door',
    ),
    name: 'street2',
    defaultValue: sampleText(
      '123A Antidisestablishmentarianism Street, staircase IV, flat 256, entrance from the yard',
    ),
    hint: sampleText(
      'If the intercom does not work, add how the courier should contact you and until what time they may call.',
    ),
    error: sampleText(
      'This field can have 60 characters at most. Shorten the text or move a part of it to the comments for the courier.',
    ),
  },
};

export const OnDarkBackground: Story = {
  args: {
    label: sampleText('Your e-mail'),
    name: 'email',
    type: 'email',
    autoComplete: 'email',
    tone: 'inverse',
    placeholder: 'name@example.com',
  },
  globals: { backgrounds: { value: 'inverse' } },
  parameters: {
    backgrounds: { options: { inverse: { name: 'Footer', value: 'var(--w-color-background-inverse-deep)' } } },
  },
};

export const OnDarkBackgroundWithError: Story = {
  ...OnDarkBackground,
  args: {
    ...OnDarkBackground.args,
    defaultValue: 'ola@',
    error: sampleText('Enter a valid e-mail address.'),
    hint: sampleText('No spam, two letters a month at most.'),
  },
};
