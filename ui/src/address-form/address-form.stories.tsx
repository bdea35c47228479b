import type { Meta, StoryObj } from '@storybook/react-vite';
import { media } from '@witryna/design-tokens';
import { expect, within } from 'storybook/test';
import { getStoryStrings } from '../story-utils/story-strings.ts';
import { AddressForm } from './index.ts';

const meta = {
  title: 'UI/Forms/AddressForm',
  component: AddressForm,
  args: { legend: 'Adres dostawy', showRequiredNote: true, section: 'shipping' },
} satisfies Meta<typeof AddressForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const regions = ['dolnośląskie', 'małopolskie', 'mazowieckie', 'warmińsko-mazurskie'].map((label) => ({
  value: label,
  label,
}));

export const Default: Story = {};
export const Playground: Story = { args: { extraFields: { company: 'optional', vatId: 'optional' }, regions } };
export const Business: Story = {
  args: {
    legend: 'Dane do faktury',
    section: 'billing',
    extraFields: { company: 'required', vatId: 'required' },
  },
};
export const AllFields: Story = {
  args: {
    regions,
    extraFields: {
      prefix: 'optional',
      middlename: 'optional',
      suffix: 'optional',
      company: 'optional',
      vatId: 'optional',
      fax: 'optional',
    },
    prefixes: ['Pani', 'Pan'].map((label) => ({ value: label, label })),
  },
};
export const WithRegions: Story = { args: { regions } };
export const Filled: Story = {
  args: {
    defaultValue: {
      firstname: 'Aleksandra',
      lastname: 'Kowalska',
      street: 'Rynek Główny 12',
      flat: '4',
      postcode: '31-042',
      city: 'Kraków',
      telephone: '600 700 800',
    },
  },
};
export const WithErrors: Story = {
  args: {
    errors: { firstname: 'Wpisz imię.', postcode: 'Wpisz kod w postaci 00-000.', telephone: 'Wpisz dziewięć cyfr.' },
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const LongTexts: Story = {
  args: {
    legend: 'Adres, pod który kurier ma przywieźć zamówienie, jeżeli inny niż adres płatnika',
    defaultValue: {
      lastname: 'Konstantynopolitańczykiewiczówna-Brzęczyszczykiewicz',
      city: 'Szymankowszczyzna nad Przemszą',
    },
  },
};

export const Grid: Story = {
  name: 'Postcode and city share a row if there is space',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const postcode = canvas
      .getByRole('textbox', { name: getStoryStrings().addressForm.postcode })
      .getBoundingClientRect();
    const city = canvas.getByRole('textbox', { name: getStoryStrings().addressForm.city }).getBoundingClientRect();
    const wide = window.matchMedia(media.from640).matches;
    await expect(city.top === postcode.top).toBe(wide);
    await expect(city.left > postcode.left).toBe(wide);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
