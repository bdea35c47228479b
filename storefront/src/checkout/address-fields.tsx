import { AddressForm, emptyAddress, getAddressFieldId, type AddressFieldName } from '@witryna/ui/address-form';
import { Checkbox } from '@witryna/ui/checkbox';
import { VisuallyHidden } from '@witryna/ui/visually-hidden';
import { useState } from 'react';
import { fieldMessage, isPostcodeNumeric, lacksHouseNumber } from '../forms/index.ts';
import { useIntl } from '../i18n/index.ts';
import { showIncompletePage } from '../platform/hydration/incomplete-page.ts';
import { LazyMount } from '../platform/hydration/lazy-mount.tsx';
import { getFieldOrder, hasRegion } from '../postal-address/index.ts';
import type { AddressErrors, AddressField, CheckoutAddress } from './address.ts';
import { canChooseInvoice, getFieldsOfAddress, wantsInvoice } from './company-invoice.ts';
import { countStreetLines } from './count-street-lines.ts';
import type { Country } from './countries.ts';
import { getAddressStrings } from './get-address-strings.ts';
import type { OptionalFieldName } from './optional-field-names.ts';
import type { OptionalFields } from './optional-fields.ts';

interface AddressFieldsProps {
  /** Keeps the ids and names of two addresses on one page apart; also the autocomplete section. */
  section: 'shipping' | 'billing';
  /** Name of the group; the heading above shows it. */
  legend: string;
  address: CheckoutAddress;
  /** The countries to choose from. */
  countries: readonly Country[];
  /** Which optional fields to show. */
  optionalFields: OptionalFields;
  errors: AddressErrors;
  onChange(address: CheckoutAddress): void;
}

const loadAttributeFields = async () => (await import('./address-attribute-fields.tsx')).AddressAttributeFields;

/** Id of a field, for the links of the error summary. */
export function addressFieldId(section: AddressFieldsProps['section'], field: Exclude<AddressField, 'email'>): string {
  return getAddressFieldId(section, field === 'vat_id' ? 'vatId' : field);
}

/** The fields whose order depends on the country; the further lines of a street stay below it. */
function getFormOrder(country: string): AddressFieldName[] {
  const { names, place } = getFieldOrder(country);
  return [
    ...names,
    ...place.flatMap((name): AddressFieldName[] => (name === 'street' ? ['street', 'flat', 'line3', 'line4'] : [name])),
  ];
}

/**
 * The fields of an address, in the order of its country. A single country is shown as text. Where an invoice for a
 * company is a choice, a checkbox reveals company and tax number; without the invoice they keep what was typed.
 */
export function AddressFields({
  section,
  legend,
  address,
  countries,
  optionalFields,
  errors,
  onChange,
}: AddressFieldsProps) {
  const intl = useIntl();
  const [isStreetLeft, setStreetLeft] = useState(false);
  const streetHint =
    isStreetLeft && lacksHouseNumber(address.street) ? intl.formatMessage('checkout.houseNumberMissing') : undefined;
  const { firstname, lastname, city, postcode, telephone, region_code: region, country_code: country } = address;
  const { prefix, middlename, suffix, company, vat_id: vatId, fax } = address;
  const hasInvoiceChoice = canChooseInvoice(country, optionalFields);
  const shownFields = getFieldsOfAddress(address, optionalFields);
  const {
    name = country,
    regions = [],
    isRegionShown = false,
    isRegionRequired = false,
  } = countries.find(({ code }) => code === country) ?? {};
  const [street = '', flat = '', line3 = '', line4 = ''] = address.street;
  const filledLines = countStreetLines(address.street);
  // A line that is being emptied keeps its field.
  const [openLines, setOpenLines] = useState(filledLines);
  if (filledLines > openLines) setOpenLines(filledLines);
  const streetLines = Math.max(optionalFields.streetLines, openLines);
  const error = (name: AddressField) => errors[name] && fieldMessage(intl, errors[name]);
  const shown = (name: OptionalFieldName) => {
    const { visibility } = shownFields[name];
    return visibility === 'hidden' ? undefined : visibility;
  };
  return (
    <>
      <AddressForm
        id={section}
        section={section}
        legend={legend}
        legendHidden
        value={{
          ...emptyAddress,
          prefix,
          firstname,
          middlename,
          lastname,
          suffix,
          company,
          vatId,
          street,
          flat,
          line3,
          line4,
          postcode,
          city,
          region,
          telephone,
          fax,
          country,
        }}
        onValueChange={({ street, flat, line3, line4, region, vatId: vat_id, country: country_code, ...typed }) =>
          onChange({
            ...typed,
            custom_attributes: address.custom_attributes,
            country_code,
            vat_id,
            street: [...[street, flat, line3, line4].slice(0, streetLines), ...address.street.slice(4)],
            // The codes of regions are those of one country.
            region_code: country_code === country ? region : '',
            wants_invoice:
              (hasInvoiceChoice && (typed.company !== company || vat_id !== vatId)) || address.wants_invoice,
          })
        }
        errors={{
          prefix: error('prefix'),
          firstname: error('firstname'),
          middlename: error('middlename'),
          lastname: error('lastname'),
          suffix: error('suffix'),
          company: error('company'),
          vatId: error('vat_id'),
          street: error('street'),
          postcode: error('postcode'),
          city: error('city'),
          region: error('region'),
          country: error('country'),
          telephone: error('telephone'),
          fax: error('fax'),
        }}
        extraFields={{
          prefix: shown('prefix'),
          middlename: shown('middlename'),
          suffix: shown('suffix'),
          company: shown('company'),
          vatId: shown('vat_id'),
          fax: shown('fax'),
        }}
        fieldOrder={getFormOrder(country)}
        companyChoice={
          hasInvoiceChoice && (
            <Checkbox
              name={`${section}-invoice`}
              label={intl.formatMessage('checkout.companyInvoice')}
              checked={wantsInvoice(address)}
              onChange={(event) => onChange({ ...address, wants_invoice: event.currentTarget.checked })}
            />
          )
        }
        telephone={optionalFields.telephone.visibility}
        prefixes={optionalFields.prefix.options}
        suffixes={optionalFields.suffix.options}
        streetLines={streetLines}
        vatIdInputMode={country === 'PL' ? 'numeric' : 'text'}
        streetHint={streetHint}
        onFieldBlur={(name) => {
          if (name === 'street') setStreetLeft(true);
        }}
        postcodeInputMode={isPostcodeNumeric(country) ? 'numeric' : 'text'}
        countries={countries.length > 1 ? countries.map(({ code, name }) => ({ value: code, label: name })) : []}
        regions={isRegionShown ? regions.map(({ code, name }) => ({ value: code, label: name })) : []}
        regionRequired={isRegionRequired}
        regionTyped={isRegionShown && hasRegion(country)}
        strings={getAddressStrings(intl, country, name)}
      />
      <LazyMount
        load={loadAttributeFields}
        when={optionalFields.attributes.length > 0}
        onError={showIncompletePage}
        props={{
          section,
          attributes: optionalFields.attributes,
          values: address.custom_attributes,
          errors,
          onChange: (custom_attributes) => onChange({ ...address, custom_attributes }),
        }}
      />
      {/* Nobody reads a hint of a field that they have left. */}
      <VisuallyHidden role="status">{streetHint}</VisuallyHidden>
    </>
  );
}
