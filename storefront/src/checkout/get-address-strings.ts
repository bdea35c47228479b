import type { AddressFormProps } from '@witryna/ui/address-form';
import type { IntlShape } from '../i18n/index.ts';
import type { AddressField } from './address.ts';
import { getFieldLabel } from './address-labels.ts';
import { getVatIdExample } from './vat-id.ts';

/**
 * Returns the strings of an address form, in the words of a country.
 *
 * @param country ISO 3166-1 alpha-2
 * @param countryName in the language of the store view
 */
export function getAddressStrings(
  intl: IntlShape,
  country: string,
  countryName: string,
): NonNullable<AddressFormProps['strings']> {
  const label = (field: AddressField) => intl.formatMessage(getFieldLabel(field, country));
  const choose = intl.formatMessage('checkout.chooseRegion');
  const vatIdExample = getVatIdExample(country);
  return {
    prefix: label('prefix'),
    choosePrefix: choose,
    firstname: label('firstname'),
    middlename: label('middlename'),
    lastname: label('lastname'),
    suffix: label('suffix'),
    chooseSuffix: choose,
    company: label('company'),
    vatId: label('vat_id'),
    vatIdHint:
      country === 'PL'
        ? intl.formatMessage('checkout.nipHint')
        : vatIdExample
          ? intl.formatMessage('checkout.vatIdHint', { example: vatIdExample })
          : '',
    street: label('street'),
    flat: intl.formatMessage('checkout.flat'),
    line3: intl.formatMessage('checkout.addressLine', { line: 3 }),
    line4: intl.formatMessage('checkout.addressLine', { line: 4 }),
    postcode: label('postcode'),
    postcodeHint: '',
    city: label('city'),
    region: label('region'),
    chooseRegion: choose,
    telephone: label('telephone'),
    telephoneHint: intl.formatMessage('checkout.telephoneHint'),
    fax: label('fax'),
    country: intl.formatMessage('checkout.country', { country: countryName }),
    countryLabel: label('country'),
    chooseCountry: choose,
  };
}
