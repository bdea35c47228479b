import { AddressForm, emptyAddress, getAddressFieldId } from '@witryna/ui/address-form';
import { VisuallyHidden } from '@witryna/ui/visually-hidden';
import { useState } from 'react';
import { fieldMessage, isPostcodeNumeric, lacksHouseNumber, type FormError } from '../forms/index.ts';
import { useIntl } from '../i18n/index.ts';
import { country, type AddressField, type CheckoutAddress, type Region } from './address.ts';

interface AddressFieldsProps {
  /** Keeps the ids and names of two addresses on one page apart; also the autocomplete section. */
  section: 'shipping' | 'billing';
  /** Name of the group; the heading above shows it. */
  legend: string;
  address: CheckoutAddress;
  regions: readonly Region[];
  errors: Partial<Record<AddressField, FormError>>;
  onChange(address: CheckoutAddress): void;
}

/** Id of a field, for the links of the error summary. */
export function addressFieldId(section: AddressFieldsProps['section'], field: Exclude<AddressField, 'email'>): string {
  return getAddressFieldId(section, field);
}

/** The fields of an address. The country is fixed and shown as text. */
export function AddressFields({ section, legend, address, regions, errors, onChange }: AddressFieldsProps) {
  const intl = useIntl();
  const [isStreetLeft, setStreetLeft] = useState(false);
  const streetHint =
    isStreetLeft && lacksHouseNumber(address.street) ? intl.formatMessage('checkout.houseNumberMissing') : undefined;
  const { firstname, lastname, city, postcode, telephone, region_code: region } = address;
  const [street = '', flat = ''] = address.street;
  const error = (name: AddressField) => errors[name] && fieldMessage(intl, errors[name]);
  return (
    <>
      <AddressForm
        id={section}
        section={section}
        legend={legend}
        legendHidden
        value={{ ...emptyAddress, firstname, lastname, street, flat, postcode, city, region, telephone }}
        onValueChange={({ street, flat, region, firstname, lastname, postcode, city, telephone }) =>
          onChange({ firstname, lastname, postcode, city, telephone, street: [street, flat], region_code: region })
        }
        errors={{
          firstname: error('firstname'),
          lastname: error('lastname'),
          street: error('street'),
          postcode: error('postcode'),
          city: error('city'),
          telephone: error('telephone'),
        }}
        streetHint={streetHint}
        onFieldBlur={(name) => {
          if (name === 'street') setStreetLeft(true);
        }}
        postcodeInputMode={isPostcodeNumeric(country) ? 'numeric' : 'text'}
        regions={regions.map(({ code, name }) => ({ value: code, label: name }))}
        strings={{
          firstname: intl.formatMessage('checkout.firstname'),
          lastname: intl.formatMessage('checkout.lastname'),
          street: intl.formatMessage('checkout.street'),
          flat: intl.formatMessage('checkout.flat'),
          postcode: intl.formatMessage('checkout.postcode'),
          postcodeHint: '',
          city: intl.formatMessage('checkout.city'),
          region: intl.formatMessage('checkout.region'),
          chooseRegion: intl.formatMessage('checkout.chooseRegion'),
          telephone: intl.formatMessage('checkout.telephone'),
          telephoneHint: intl.formatMessage('checkout.telephoneHint'),
          country: intl.formatMessage('checkout.country'),
        }}
      />
      {/* Nobody reads a hint of a field that they have left. */}
      <VisuallyHidden role="status">{streetHint}</VisuallyHidden>
    </>
  );
}
