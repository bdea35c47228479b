import { describe, expect, it } from 'vitest';
import { formsMessages } from '../forms/index.ts';
import { createShopIntl } from '../i18n/index.ts';
import { listAddressErrors } from './list-address-errors.ts';
import { checkoutMessages } from './messages.ts';
import { defaultOptionalFields } from './optional-fields.ts';

const { intl, load } = createShopIntl({ locale: 'en-US' });
await load(checkoutMessages);
await load(formsMessages);

const missing = { id: 'formValidation.isRequired' } as const;
const errors = {
  firstname: missing,
  lastname: missing,
  street: missing,
  postcode: missing,
  city: missing,
  region: missing,
};
const list = (country: string) => listAddressErrors(intl, 'shipping', errors, country, defaultOptionalFields);

describe('listAddressErrors', () => {
  it.each([
    ['PL', 'firstname lastname street postcode city region'],
    ['US', 'firstname lastname street city region postcode'],
    ['JP', 'lastname firstname postcode region city street'],
  ])('lists the errors in the order of the form of %s', (country, fields) => {
    expect(list(country).map(({ fieldId }) => fieldId)).toEqual(fields.split(' ').map((name) => `shipping-${name}`));
  });

  it('names the fields as the form does', () => {
    const find = (country: string, name: string) =>
      list(country).find(({ fieldId }) => fieldId === `shipping-${name}`)?.message;
    expect(find('US', 'postcode')).toMatch(/^ZIP code/);
    expect(find('US', 'region')).toMatch(/^State/);
    expect(find('JP', 'region')).toMatch(/^Prefecture/);
  });
});
