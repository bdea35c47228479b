import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { TextLink } from '../text/index.ts';
import { getStoryStrings } from '../story-utils/story-strings.ts';
import { sampleText } from '../story-utils/sample-text.ts';
import { ConsentCheckbox } from './index.ts';

const meta = {
  title: 'UI/Forms/ConsentCheckbox',
  component: ConsentCheckbox,
  args: {
    name: 'consent',
    children: (
      <>
        {sampleText('I know the')} <TextLink href="#regulamin">{sampleText('terms')}</TextLink> {sampleText('and')}{' '}
        <TextLink href="#prywatnosc">{sampleText('privacy policy')}</TextLink> {sampleText('and accept them.')}
      </>
    ),
  },
} satisfies Meta<typeof ConsentCheckbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DefaultBehavior: Story = {
  ...Default,
  name: 'FO-15 Initially unchecked; its label checks it',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('checkbox', {
      name: sampleText('I know the terms and privacy policy and accept them.'),
    });
    await expect(box).not.toBeChecked();
    await userEvent.click(canvas.getByText(sampleText('I know the'), { exact: false }));
    await expect(box).toBeChecked();
    await userEvent.click(box);
  },
};

export const WithError: Story = { args: { error: sampleText('This box has to be checked.') } };

export const Optional: Story = {
  args: {
    children: sampleText('I want to receive e-mails about new products and sales.'),
    optional: true,
  },
};

export const WithLegalText: Story = {
  args: {
    children: sampleText('I agree to receive commercial information by electronic means.'),
    legalText: {
      content: sampleText(
        'The consent applies to sending information about products and sales to the given e-mail address. You can withdraw your consent at any time, which does not affect the lawfulness of what we did before.',
      ),
    },
  },
};

export const WithLegalTextBehavior: Story = {
  ...WithLegalText,
  name: 'FO-16 Legal text expands on demand',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByText(
        sampleText(
          'The consent applies to sending information about products and sales to the given e-mail address. You can withdraw your consent at any time, which does not affect the lawfulness of what we did before.',
        ),
      ),
    ).not.toBeVisible();
    await userEvent.click(canvas.getByText(getStoryStrings().consentCheckbox.legalSummary));
    await expect(
      canvas.getByText(
        sampleText(
          'The consent applies to sending information about products and sales to the given e-mail address. You can withdraw your consent at any time, which does not affect the lawfulness of what we did before.',
        ),
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  },
};

export const OnDarkBackground: Story = {
  args: { tone: 'inverse', error: sampleText('This box has to be checked.') },
  globals: { backgrounds: { value: 'inverse' } },
  parameters: {
    backgrounds: { options: { inverse: { name: 'Footer', value: 'var(--w-color-background-inverse-deep)' } } },
  },
};
export const Playground: Story = { args: { optional: false, disabled: false, loading: false } };
export const Disabled: Story = { args: { disabled: true } };
