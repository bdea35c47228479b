import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TextLink } from '../text/index.ts';
import { getStoryStrings } from '../story-utils/story-strings.ts';
import { NewsletterForm, newsletterStatuses, type NewsletterFormProps, type NewsletterStatus } from './index.ts';

const consent = {
  label: 'Wyrażam zgodę na otrzymywanie newslettera pocztą elektroniczną.',
  legalText: {
    content:
      'Administratorem danych jest Witryna sp. z o.o. Zgodę można wycofać w każdej chwili, klikając link w stopce wiadomości.',
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
  args: { status: 'error', serverError: 'Ten adres jest już na naszej liście.' },
};
export const FieldErrors: Story = {
  args: { emailError: 'Wpisz poprawny adres e-mail.', consentError: 'Zaznaczenie tego pola jest obowiązkowe.' },
};
export const InFooter: Story = {
  args: {
    tone: 'inverse',
    notice: (
      <>
        Formularz chroni reCAPTCHA: obowiązują <TextLink href="#prywatnosc">polityka prywatności</TextLink> i{' '}
        <TextLink href="#warunki">warunki Google</TextLink>.
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
    emailLabel: 'Adres e-mail, na który będziemy wysyłać informacje o nowościach, promocjach i poradach',
    submitLabel: 'Zapisz się i odbierz kod na pierwsze zakupy',
  },
};

function Subscribing(props: NewsletterFormProps) {
  const [status, setStatus] = useState<NewsletterStatus>('idle');
  return (
    <>
      <NewsletterForm {...props} status={status} onSubscribe={() => setStatus('loading')} />
      <button type="button" onClick={() => setStatus('success')}>
        Odpowiedź serwera
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
    await userEvent.type(canvas.getByRole('textbox'), 'ola@example.pl');
    await userEvent.click(canvas.getByRole('button', { name: getStoryStrings().newsletterForm.submitLabel }));
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent(getStoryStrings().newsletterForm.loadingLabel);
    await expect(status.getBoundingClientRect().height).toBe(before);
    await expect(form?.getBoundingClientRect().height).toBe(before);
    canvas.getByText(getStoryStrings().consentCheckbox.legalSummary).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Odpowiedź serwera' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(status).toHaveTextContent(getStoryStrings().newsletterForm.successMessage);
    await expect(canvas.getByRole('textbox')).toHaveValue('');
  },
};
