import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { MailIcon, SuccessIcon } from '../icon/index.ts';
import { getStoryStrings } from '../story-utils/story-strings.ts';
import { TextField, textFieldTypes } from './index.ts';

const meta = {
  title: 'UI/Forms/TextField',
  component: TextField,
  args: { label: 'Imię', name: 'firstname', autoComplete: 'given-name' },
  argTypes: { type: { control: 'select', options: textFieldTypes } },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Optional: Story = {
  name: '[UI-20] Optional: no asterisk',
  tags: ['behavior', '!autodocs'],
  args: { label: 'Telefon', name: 'telephone', type: 'tel', autoComplete: 'tel', optional: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByText(/\*/)).toBeNull();
    await expect(
      canvas.getByRole('textbox', { name: `Telefon ${getStoryStrings().field.optionalLabel}` }),
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
    await expect(canvas.getByRole('textbox', { name: 'Imię' })).toBeRequired();
  },
};

export const WithHint: Story = {
  args: {
    label: 'Kod pocztowy',
    name: 'postcode',
    autoComplete: 'postal-code',
    inputMode: 'numeric',
    hint: 'Na przykład 31-042',
  },
};

export const WithError: Story = {
  args: {
    label: 'Adres e-mail',
    name: 'email',
    type: 'email',
    autoComplete: 'email',
    defaultValue: 'ola.kowalska@',
    error: 'Wpisz poprawny adres e-mail.',
    hint: 'Wyślemy na niego potwierdzenie zamówienia.',
  },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Adres e-mail' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(
      'Wpisz poprawny adres e-mail. Wyślemy na niego potwierdzenie zamówienia.',
    );
  },
};

export const WithSlots: Story = {
  args: {
    label: 'Adres e-mail',
    name: 'email',
    type: 'email',
    autoComplete: 'email',
    defaultValue: 'ola@example.pl',
    leading: <MailIcon size="medium" />,
    trailing: <SuccessIcon size="medium" title="Adres potwierdzony" />,
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
    label: 'Telefon',
    name: 'telephone',
    type: 'tel',
    autoComplete: 'tel-national',
    leading: '+48',
    placeholder: '600 700 800',
  },
};

export const Loading: Story = {
  args: { label: 'Kod rabatowy', name: 'coupon', defaultValue: 'JESIEN10', loading: true, hint: 'Sprawdzamy kod…' },
};

export const LoadingBehavior: Story = {
  ...Loading,
  name: 'Loading: progress next to the label, without layout shift',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement }) => {
    const label = within(canvasElement).getByText('Kod rabatowy', { exact: false });
    await expect(label.getBoundingClientRect().height).toBeCloseTo(parseFloat(getComputedStyle(label).lineHeight), 0);
  },
};

export const Playground: Story = { args: { optional: false, disabled: false, loading: false, error: '', hint: '' } };

/** A script cannot trigger autofill, so the story inspects the style rule. */
export const Autofilled: Story = {};

export const AutofilledBehavior: Story = {
  ...Autofilled,
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

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Aleksandra' } };

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'Aleksandra' } };

export const LongTexts: Story = {
  args: {
    label: 'Numer budynku, klatki i mieszkania albo inny dopisek, który pomoże kurierowi trafić pod właściwe drzwi',
    name: 'street2',
    defaultValue: 'Konstantynopolitańczykowianeczka 123A, klatka IV, mieszkanie 256, wejście od podwórza',
    hint: 'Jeżeli domofon nie działa, dopisz, jak kurier ma się z Tobą skontaktować i do której godziny można dzwonić.',
    error: 'To pole może mieć najwyżej 60 znaków. Skróć wpis albo przenieś jego część do uwag dla kuriera.',
  },
};

export const OnDarkBackground: Story = {
  args: {
    label: 'Twój e-mail',
    name: 'email',
    type: 'email',
    autoComplete: 'email',
    tone: 'inverse',
    placeholder: 'imie@example.pl',
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
    error: 'Wpisz poprawny adres e-mail.',
    hint: 'Bez spamu, najwyżej dwa listy w miesiącu.',
  },
};
