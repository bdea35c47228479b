import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TextField } from '../text-field/index.ts';
import { getStoryStrings } from '../story-utils/story-strings.ts';
import { Fieldset } from './index.ts';

const meta = {
  title: 'UI/Forms/Fieldset',
  component: Fieldset,
  args: {
    legend: 'Dane do kontaktu',
    showRequiredNote: true,
    children: [
      <TextField key="firstname" label="Imię" name="firstname" autoComplete="given-name" />,
      <TextField key="email" label="Adres e-mail" name="email" type="email" autoComplete="email" />,
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
      within(canvasElement).getByRole('group', { name: `Dane do kontaktu ${getStoryStrings().fieldset.requiredNote}` }),
    ).toBeVisible();
    await expect(within(canvasElement).getByText(getStoryStrings().fieldset.requiredNote)).toBeVisible();
  },
};
export const Playground: Story = { args: { headingLevel: 2, hint: 'Użyjemy ich tylko w sprawie tego zamówienia.' } };
export const HiddenLegend: Story = { args: { legendHidden: true } };
export const WithError: Story = { args: { error: 'Kod pocztowy nie pasuje do miejscowości. Sprawdź oba pola.' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongTexts: Story = {
  args: {
    legend: 'Dane osoby, która odbierze przesyłkę, jeżeli jest to ktoś inny niż osoba zamawiająca',
    hint: 'Kurier poprosi o podanie imienia i nazwiska oraz kodu odbioru, który wyślemy na podany adres e-mail w dniu doręczenia.',
  },
};
