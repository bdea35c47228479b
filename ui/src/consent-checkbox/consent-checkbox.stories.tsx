import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { TextLink } from '../text/index.ts';
import { getStoryStrings } from '../story-utils/story-strings.ts';
import { ConsentCheckbox } from './index.ts';

const meta = {
  title: 'UI/Forms/ConsentCheckbox',
  component: ConsentCheckbox,
  args: {
    name: 'consent',
    children: (
      <>
        Znam <TextLink href="#regulamin">regulamin</TextLink> i{' '}
        <TextLink href="#prywatnosc">politykę prywatności</TextLink> i je akceptuję.
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
    const box = canvas.getByRole('checkbox', { name: 'Znam regulamin i politykę prywatności i je akceptuję.' });
    await expect(box).not.toBeChecked();
    await userEvent.click(canvas.getByText('Znam', { exact: false }));
    await expect(box).toBeChecked();
    await userEvent.click(box);
  },
};

export const WithError: Story = { args: { error: 'Zaznaczenie tego pola jest obowiązkowe.' } };

export const Optional: Story = {
  args: {
    children: 'Chcę dostawać e-maile o nowościach i promocjach.',
    optional: true,
  },
};

export const WithLegalText: Story = {
  args: {
    children: 'Wyrażam zgodę na otrzymywanie informacji handlowych drogą elektroniczną.',
    legalText: {
      content:
        'Zgoda dotyczy wysyłania informacji o produktach i promocjach na podany adres e-mail. Zgodę można wycofać w każdej chwili, co nie wpływa na zgodność z prawem tego, co zrobiliśmy wcześniej.',
    },
  },
};

export const WithLegalTextBehavior: Story = {
  ...WithLegalText,
  name: 'FO-16 Legal text expands on demand',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/w każdej chwili/)).not.toBeVisible();
    await userEvent.click(canvas.getByText(getStoryStrings().consentCheckbox.legalSummary));
    await expect(canvas.getByText(/w każdej chwili/)).toBeVisible();
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  },
};

export const OnDarkBackground: Story = {
  args: { tone: 'inverse', error: 'Zaznaczenie tego pola jest obowiązkowe.' },
  globals: { backgrounds: { value: 'inverse' } },
  parameters: {
    backgrounds: { options: { inverse: { name: 'Footer', value: 'var(--w-color-background-inverse-deep)' } } },
  },
};
export const Playground: Story = { args: { optional: false, disabled: false, loading: false } };
export const Disabled: Story = { args: { disabled: true } };
