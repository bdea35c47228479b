import type { Meta, StoryObj } from '@storybook/react-vite';
import { media } from '@witryna/design-tokens';
import { expect, within } from 'storybook/test';
import { Checkbox } from '../checkbox/index.ts';
import { getStoryStrings } from '../story-utils/story-strings.ts';
import { sampleText } from '../story-utils/sample-text.ts';
import { AddressForm } from './index.ts';

const meta = {
  title: 'UI/Forms/AddressForm',
  component: AddressForm,
  args: { legend: sampleText('Shipping address'), showRequiredNote: true, section: 'shipping' },
} satisfies Meta<typeof AddressForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const regions = [
  sampleText('Kent'),
  sampleText('Essex'),
  sampleText('Surrey'),
  sampleText('East Riding of Yorkshire'),
].map((label) => ({
  value: label,
  label,
}));

export const Default: Story = {};
export const Playground: Story = { args: { extraFields: { company: 'optional', vatId: 'optional' }, regions } };
export const Business: Story = {
  args: {
    legend: sampleText('Billing details'),
    section: 'billing',
    extraFields: { company: 'required', vatId: 'required' },
  },
};
/** A choice that reveals the fields of a company. */
export const InvoiceChoice: Story = {
  args: {
    legend: sampleText('Billing details'),
    section: 'billing',
    companyChoice: <Checkbox label={sampleText('I want an invoice for a company')} defaultChecked />,
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
    prefixes: [sampleText('Ms'), sampleText('Mr')].map((label) => ({ value: label, label })),
  },
};
export const WithoutTelephone: Story = { args: { telephone: 'hidden' } };
export const WithRegions: Story = { args: { regions } };
/** The order of the United States: city, state and ZIP code. */
export const CityBeforePostcode: Story = {
  args: { regions, regionRequired: true, fieldOrder: ['city', 'region', 'postcode'] },
};
/** A country that requires a region in addresses, but has no list of its regions. */
export const TypedRegion: Story = { args: { regionRequired: true } };
/** A country whose addresses may have a region, but which has no list of its regions. */
export const OptionalTypedRegion: Story = { args: { regionTyped: true } };
export const Filled: Story = {
  args: {
    defaultValue: {
      firstname: sampleText('Alexandra'),
      lastname: sampleText('Smith'),
      street: sampleText('12 Market Square'),
      flat: '4',
      postcode: '31-042',
      city: sampleText('Oxford'),
      telephone: '600 700 800',
    },
  },
};
export const WithErrors: Story = {
  args: {
    errors: {
      firstname: sampleText('Enter your first name.'),
      postcode: sampleText('Enter the postcode in the form 00-000.'),
      telephone: sampleText('Enter nine digits.'),
    },
  },
};
export const FourStreetLines: Story = { args: { streetLines: 4 } };
export const Disabled: Story = { args: { disabled: true } };
export const LongTexts: Story = {
  args: {
    legend: sampleText('Address to which the courier delivers the order, if it differs from the address of the payer'),
    defaultValue: {
      lastname: sampleText('Featherstonehaugh-Cholmondeley-Wolstenholme'),
      city: sampleText('Blakehopeburnhaugh near Cottonshopeburnfoot'),
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
