import { Columns, Stack } from '@witryna/ui/layout';
import { Select } from '@witryna/ui/select';
import { Text } from '@witryna/ui/text';
import { TextField } from '@witryna/ui/text-field';
import { VisuallyHidden } from '@witryna/ui/visually-hidden';
import { useState } from 'react';
import { fieldMessage, isPostcodeNumeric, lacksHouseNumber, type FormError } from '../forms/index.ts';
import { useIntl } from '../i18n/index.ts';
import { country, type AddressField, type CheckoutAddress, type Region } from './address.ts';
import { messages } from './messages.ts';

interface AddressFieldsProps {
  /** Keeps the ids and names of two addresses on one page apart; also the autocomplete section. */
  section: 'shipping' | 'billing';
  address: CheckoutAddress;
  regions: readonly Region[];
  errors: Partial<Record<AddressField, FormError>>;
  onChange(address: CheckoutAddress): void;
}

/** Id of a field, for the links of the error summary. */
export function addressFieldId(section: AddressFieldsProps['section'], field: AddressField): string {
  return `${section}-${field}`;
}

/** The fields of an address. The country is fixed and shown as text (CHK-06, accessibility line FO-20). */
export function AddressFields({ section, address, regions, errors, onChange }: AddressFieldsProps) {
  const intl = useIntl();
  const [street = '', flat = ''] = address.street;
  const [streetLeft, setStreetLeft] = useState(false);
  const houseNumberMissing = streetLeft && lacksHouseNumber(address.street) ? intl.formatMessage(messages.houseNumberMissing) : undefined;
  const set = (change: Partial<CheckoutAddress>) => onChange({ ...address, ...change });
  const field = (name: AddressField, autoComplete: string) => ({
    id: addressFieldId(section, name),
    name: `${section}-${name}`,
    autoComplete: `${section} ${autoComplete}`,
    error: errors[name] && fieldMessage(intl, errors[name]),
  });
  return (
    <Stack gap="x4">
      <Columns template="halves" gap="x4">
        <TextField
          {...field('firstname', 'given-name')}
          label={intl.formatMessage(messages.firstname)}
          value={address.firstname}
          onChange={(event) => set({ firstname: event.currentTarget.value })}
        />
        <TextField
          {...field('lastname', 'family-name')}
          label={intl.formatMessage(messages.lastname)}
          value={address.lastname}
          onChange={(event) => set({ lastname: event.currentTarget.value })}
        />
      </Columns>
      <TextField
        {...field('street', 'address-line1')}
        label={intl.formatMessage(messages.street)}
        hint={houseNumberMissing}
        value={street}
        onBlur={() => setStreetLeft(true)}
        onChange={(event) => set({ street: [event.currentTarget.value, flat] })}
      />
      {/* Nobody reads a hint of a field that they have left. */}
      <VisuallyHidden role="status">{houseNumberMissing}</VisuallyHidden>
      <TextField
        id={`${section}-flat`}
        name={`${section}-flat`}
        autoComplete={`${section} address-line2`}
        label={intl.formatMessage(messages.flat)}
        optional
        optionalLabel={intl.formatMessage(messages.optional)}
        value={flat}
        onChange={(event) => set({ street: [street, event.currentTarget.value] })}
      />
      <Columns template="halves" gap="x4">
        <TextField
          {...field('postcode', 'postal-code')}
          label={intl.formatMessage(messages.postcode)}
          inputMode={isPostcodeNumeric(country) ? 'numeric' : undefined}
          value={address.postcode}
          onChange={(event) => set({ postcode: event.currentTarget.value })}
        />
        <TextField
          {...field('city', 'address-level2')}
          label={intl.formatMessage(messages.city)}
          value={address.city}
          onChange={(event) => set({ city: event.currentTarget.value })}
        />
      </Columns>
      {regions.length > 0 && (
        <Select
          id={`${section}-region`}
          name={`${section}-region`}
          autoComplete={`${section} address-level1`}
          label={intl.formatMessage(messages.region)}
          optional
          optionalLabel={intl.formatMessage(messages.optional)}
          placeholder={intl.formatMessage(messages.chooseRegion)}
          options={regions.map(({ code, name }) => ({ value: code, label: name }))}
          value={address.region_code}
          onChange={(event) => set({ region_code: event.currentTarget.value })}
        />
      )}
      <TextField
        {...field('telephone', 'tel')}
        type="tel"
        label={intl.formatMessage(messages.telephone)}
        hint={intl.formatMessage(messages.telephoneHint)}
        value={address.telephone}
        onChange={(event) => set({ telephone: event.currentTarget.value })}
      />
      <Text size="small" tone="secondary">
        {intl.formatMessage(messages.country)}
      </Text>
    </Stack>
  );
}
