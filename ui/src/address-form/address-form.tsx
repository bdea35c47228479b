'use client';
import { useId, useRef, type ChangeEvent } from 'react';
import { Fieldset, type FieldsetProps } from '../fieldset/index.ts';
import { useControlled, useFormReset, useInputBeforeHydration, useMergedRef } from '../hooks/index.ts';
import { useStrings } from '../provider/index.ts';
import { Select, type SelectOption } from '../select/index.ts';
import { TextField } from '../text-field/index.ts';
import {
  getAddressFieldId,
  getAutocomplete,
  emptyAddress,
  type AddressFieldName,
  type AddressFormValue,
  type ExtraAddressFieldName,
} from './address-fields.ts';
import { getEnteredFields } from './get-entered-fields.ts';
import * as styles from './address-form.css.ts';
import { addressFormStrings, type AddressFormStrings } from './address-form.strings.ts';

/** Fields of the lines after the street. */
const furtherLines = ['flat', 'line3', 'line4'] as const;

/** Props of `AddressForm`. Other attributes are passed to the `<fieldset>`. */
export interface AddressFormProps extends Omit<FieldsetProps, 'onChange' | 'defaultValue' | 'children' | 'name'> {
  /** Address. Makes the form controlled. */
  value?: AddressFormValue | undefined;
  /** Initial address of an uncontrolled form. Default: empty. */
  defaultValue?: Partial<AddressFormValue> | undefined;
  /** Called with the whole address after each change. */
  onValueChange?(address: AddressFormValue): void;
  /** Errors by field; each says what is wrong and how to fix it. */
  errors?: Partial<Record<AddressFieldName, string | undefined>> | undefined;
  /**
   * Kind of address, a section of the autofill tokens and a prefix of the field names. Default: none, for a page with a
   * single address.
   */
  section?: 'shipping' | 'billing' | undefined;
  /** Which further fields to show, e.g. company and tax number for an invoice, and which of them are required. Default: none. */
  extraFields?: Partial<Record<ExtraAddressFieldName, 'optional' | 'required'>> | undefined;
  /** Whether the telephone number is required, optional, or not asked for. Default `required`. */
  telephone?: 'required' | 'optional' | 'hidden' | undefined;
  /** Forms of address to select from, e.g. `Ms`. Default: the prefix is typed. */
  prefixes?: readonly SelectOption[] | undefined;
  /** Suffixes of a name to select from. Default: the suffix is typed. */
  suffixes?: readonly SelectOption[] | undefined;
  /** Virtual keyboard of the tax number; `text` for countries whose numbers have letters. Default `numeric`. */
  vatIdInputMode?: 'numeric' | 'text' | undefined;
  /** Countries to select from. Default: the country is text. */
  countries?: readonly SelectOption[] | undefined;
  /** Regions to select from. Default: the region is typed where it is required, and not asked for otherwise. */
  regions?: readonly SelectOption[] | undefined;
  /** Whether a region is required. Default `false`. */
  regionRequired?: boolean | undefined;
  /** Number of lines of a street, from 1 to 4; all but the first are optional. Default 2: street and flat. */
  streetLines?: number | undefined;
  /** Hint of the street, e.g. that the house number is missing. Default: none. */
  streetHint?: string | undefined;
  /** Called when a field loses focus. */
  onFieldBlur?: ((name: AddressFieldName) => void) | undefined;
  /** Virtual keyboard of the postcode field; `text` for countries whose postcodes have letters. Default `numeric`. */
  postcodeInputMode?: 'numeric' | 'text' | undefined;
  /** Text that marks a label as optional. Default: from the provider's strings. */
  optionalLabel?: string | undefined;
  /** Strings that replace those of the provider. An empty hint is not shown. */
  strings?: Partial<AddressFormStrings> | undefined;
}

/**
 * Address fields in a grid whose rows match the lines of a postal address. Accepts any notation of postcode and
 * telephone number; the host normalizes them.
 *
 * | state hook of the root | present while |
 * | --- | --- |
 * | `data-invalid` | it has an `error` of its own |
 * | `data-disabled` | it and all of its fields are `disabled` |
 */
export function AddressForm({
  value,
  defaultValue,
  onValueChange,
  errors = {},
  section,
  extraFields = {},
  telephone = 'required',
  prefixes = [],
  suffixes = [],
  vatIdInputMode = 'numeric',
  countries = [],
  regions = [],
  regionRequired = false,
  streetLines = 2,
  streetHint,
  onFieldBlur,
  postcodeInputMode = 'numeric',
  optionalLabel,
  strings: ownStrings,
  id: ownId,
  ref,
  ...props
}: AddressFormProps) {
  const generatedId = useId();
  const id = ownId ?? generatedId;
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const setFieldset = useMergedRef(fieldset, ref);
  const [address, change, reset] = useControlled({
    value,
    defaultValue: { ...emptyAddress, ...defaultValue },
    onChange: onValueChange,
  });
  const changeFields = (changed: Partial<AddressFormValue>) =>
    // Regions are those of one country.
    change({ ...address, ...(changed.country !== undefined && { region: '' }), ...changed });
  useFormReset(fieldset, reset);
  useInputBeforeHydration(fieldset, ({ elements }) => {
    const entered = getEnteredFields(elements, id, address);
    if (Object.keys(entered).length > 0) changeFields(entered);
  });
  const strings = useStrings('addressForm', addressFormStrings, ownStrings);

  const field = (name: AddressFieldName) => ({
    id: getAddressFieldId(id, name),
    name: section ? `${section}-${name}` : name,
    autoComplete: getAutocomplete(name, section),
    label: strings[name],
    value: address[name],
    error: errors[name],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      changeFields({ [name]: event.target.value }),
    onBlur: () => onFieldBlur?.(name),
  });

  const isListed = countries.some((country) => country.value === address.country);

  const extraField = (name: ExtraAddressFieldName) => ({
    ...field(name),
    optional: extraFields[name] === 'optional',
    optionalLabel,
  });

  return (
    <Fieldset {...props} ref={setFieldset} id={id}>
      <div className={styles.grid}>
        {countries.length > 0 && (
          <Select
            {...field('country')}
            label={strings.countryLabel}
            options={countries}
            // Otherwise the browser would show the first country, which is not the one of the address.
            {...(!isListed && { placeholder: strings.chooseCountry })}
            className={styles.whole}
          />
        )}
        {extraFields.prefix &&
          (prefixes.length > 0 ? (
            <Select
              {...extraField('prefix')}
              options={prefixes}
              placeholder={strings.choosePrefix}
              className={styles.whole}
            />
          ) : (
            <TextField {...extraField('prefix')} className={styles.whole} />
          ))}
        <TextField {...field('firstname')} className={styles.half} />
        {extraFields.middlename && <TextField {...extraField('middlename')} className={styles.half} />}
        <TextField {...field('lastname')} className={extraFields.middlename ? styles.whole : styles.half} />
        {extraFields.suffix &&
          (suffixes.length > 0 ? (
            <Select
              {...extraField('suffix')}
              options={suffixes}
              placeholder={strings.chooseSuffix}
              className={styles.whole}
            />
          ) : (
            <TextField {...extraField('suffix')} className={styles.whole} />
          ))}
        {extraFields.company && (
          <TextField {...extraField('company')} className={extraFields.vatId ? styles.half : styles.whole} />
        )}
        {extraFields.vatId && (
          <TextField
            {...extraField('vatId')}
            inputMode={vatIdInputMode}
            hint={strings.vatIdHint}
            className={extraFields.company ? styles.half : styles.whole}
          />
        )}
        <TextField {...field('street')} hint={streetHint} className={styles.whole} />
        {furtherLines.slice(0, streetLines - 1).map((name) => (
          <TextField key={name} {...field(name)} optional optionalLabel={optionalLabel} className={styles.whole} />
        ))}
        <TextField
          {...field('postcode')}
          inputMode={postcodeInputMode}
          hint={strings.postcodeHint}
          className={styles.third}
        />
        <TextField {...field('city')} className={styles.twoThirds} />
        {regions.length > 0 && (
          <Select
            {...field('region')}
            optional={!regionRequired}
            optionalLabel={optionalLabel}
            options={regions}
            placeholder={strings.chooseRegion}
            className={styles.whole}
          />
        )}
        {regions.length === 0 && regionRequired && <TextField {...field('region')} className={styles.whole} />}
        {telephone !== 'hidden' && (
          <TextField
            {...field('telephone')}
            type="tel"
            hint={strings.telephoneHint}
            optional={telephone === 'optional'}
            optionalLabel={optionalLabel}
            className={styles.whole}
          />
        )}
        {extraFields.fax && <TextField {...extraField('fax')} type="tel" className={styles.whole} />}
      </div>
      {countries.length === 0 && <p className={styles.country}>{strings.country}</p>}
    </Fieldset>
  );
}
