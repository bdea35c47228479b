import { AddressForm, emptyAddress, getAddressFieldId } from '@witryna/ui/address-form';
import { VisuallyHidden } from '@witryna/ui/visually-hidden';
import { useState } from 'react';
import { fieldMessage, isPostcodeNumeric, lacksHouseNumber, type FormError } from '../forms/index.ts';
import { useIntl } from '../i18n/index.ts';
import type { AddressField, CheckoutAddress } from './address.ts';
import { getRegionLabel } from './address-labels.ts';
import type { Country } from './countries.ts';

interface AddressFieldsProps {
  /** Keeps the ids and names of two addresses on one page apart; also the autocomplete section. */
  section: 'shipping' | 'billing';
  /** Name of the group; the heading above shows it. */
  legend: string;
  address: CheckoutAddress;
  /** The countries to choose from. */
  countries: readonly Country[];
  errors: Partial<Record<AddressField, FormError>>;
  onChange(address: CheckoutAddress): void;
}

/** Id of a field, for the links of the error summary. */
export function addressFieldId(section: AddressFieldsProps['section'], field: Exclude<AddressField, 'email'>): string {
  return getAddressFieldId(section, field);
}

/** The fields of an address. A single country is shown as text. */
export function AddressFields({ section, legend, address, countries, errors, onChange }: AddressFieldsProps) {
  const intl = useIntl();
  const [isStreetLeft, setStreetLeft] = useState(false);
  const streetHint =
    isStreetLeft && lacksHouseNumber(address.street) ? intl.formatMessage('checkout.houseNumberMissing') : undefined;
  const { firstname, lastname, city, postcode, telephone, region_code: region, country_code: country } = address;
  const {
    name = country,
    regions = [],
    isRegionRequired = false,
  } = countries.find(({ code }) => code === country) ?? {};
  const [street = '', flat = ''] = address.street;
  const error = (name: AddressField) => errors[name] && fieldMessage(intl, errors[name]);
  return (
    <>
      <AddressForm
        id={section}
        section={section}
        legend={legend}
        legendHidden
        value={{ ...emptyAddress, firstname, lastname, street, flat, postcode, city, region, telephone, country }}
        onValueChange={({ street, flat, region, firstname, lastname, postcode, city, telephone, country: chosen }) =>
          onChange({
            country_code: chosen,
            firstname,
            lastname,
            postcode,
            city,
            telephone,
            street: [street, flat],
            // The codes of regions are those of one country.
            region_code: chosen === country ? region : '',
          })
        }
        errors={{
          firstname: error('firstname'),
          lastname: error('lastname'),
          street: error('street'),
          postcode: error('postcode'),
          city: error('city'),
          region: error('region'),
          country: error('country'),
          telephone: error('telephone'),
        }}
        streetHint={streetHint}
        onFieldBlur={(name) => {
          if (name === 'street') setStreetLeft(true);
        }}
        postcodeInputMode={isPostcodeNumeric(country) ? 'numeric' : 'text'}
        countries={countries.length > 1 ? countries.map(({ code, name }) => ({ value: code, label: name })) : []}
        regions={regions.map(({ code, name }) => ({ value: code, label: name }))}
        regionRequired={isRegionRequired}
        strings={{
          firstname: intl.formatMessage('checkout.firstname'),
          lastname: intl.formatMessage('checkout.lastname'),
          street: intl.formatMessage('checkout.street'),
          flat: intl.formatMessage('checkout.flat'),
          postcode: intl.formatMessage(country === 'US' ? 'checkout.zipCode' : 'checkout.postcode'),
          postcodeHint: '',
          city: intl.formatMessage('checkout.city'),
          region: intl.formatMessage(getRegionLabel(country)),
          chooseRegion: intl.formatMessage('checkout.chooseRegion'),
          telephone: intl.formatMessage('checkout.telephone'),
          telephoneHint: intl.formatMessage('checkout.telephoneHint'),
          country: intl.formatMessage('checkout.country', { country: name }),
          countryLabel: intl.formatMessage('checkout.countryLabel'),
        }}
      />
      {/* Nobody reads a hint of a field that they have left. */}
      <VisuallyHidden role="status">{streetHint}</VisuallyHidden>
    </>
  );
}
