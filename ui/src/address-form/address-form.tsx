'use client';
import { useId, useRef, type ChangeEvent, type ReactNode } from 'react';
import { Fieldset, type FieldsetProps } from '../fieldset/index.ts';
import { useControlled, useFormReset, useInputBeforeHydration, useMergedRef } from '../hooks/index.ts';
import { useStrings } from '../provider/index.ts';
import { Select, type SelectOption, type SelectProps } from '../select/index.ts';
import { TextField, type TextFieldProps } from '../text-field/index.ts';
import {
  addressFieldNames,
  getAddressFieldId,
  getAutocomplete,
  emptyAddress,
  type AddressFieldName,
  type AddressFormValue,
  type ExtraAddressFieldName,
} from './address-fields.ts';
import { getEnteredFields } from './get-entered-fields.ts';
import { getFieldWidth } from './get-field-width.ts';
import * as styles from './address-form.css.ts';
import { addressFormStrings, type AddressFormStrings } from './address-form.strings.ts';

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
  /**
   * Fields in the order of the country, e.g. `['city', 'region', 'postcode']`. They take each other's places among the
   * `addressFieldNames`; the others keep theirs. Default: none.
   */
  fieldOrder?: readonly AddressFieldName[] | undefined;
  /** Which further fields to show, e.g. company and tax number for an invoice, and which of them are required. Default: none. */
  extraFields?: Partial<Record<ExtraAddressFieldName, 'optional' | 'required'>> | undefined;
  /** Content above company and tax number, e.g. a checkbox that reveals them. Default: none. */
  companyChoice?: ReactNode;
  /** Whether the telephone number is required, optional, or not asked for. Default `required`. */
  telephone?: 'required' | 'optional' | 'hidden' | undefined;
  /** Forms of address to select from, e.g. `Ms`. Default: the prefix is typed. */
  prefixes?: readonly SelectOption[] | undefined;
  /** Suffixes of a name to select from. Default: the suffix is typed. */
  suffixes?: readonly SelectOption[] | undefined;
  /** Virtual keyboard of the tax number; `numeric` for countries whose numbers have only digits. Default `text`. */
  vatIdInputMode?: 'numeric' | 'text' | undefined;
  /** Countries to select from. Default: the country is text. */
  countries?: readonly SelectOption[] | undefined;
  /** Regions to select from. Default: the region is typed where it is required, and not asked for otherwise. */
  regions?: readonly SelectOption[] | undefined;
  /** Whether a region is required. Default `false`. */
  regionRequired?: boolean | undefined;
  /** Whether a region that is not required is typed where there are none to select from. Default `false`. */
  regionTyped?: boolean | undefined;
  /** Number of lines of a street, from 1 to 4; all but the first are optional. Default 2: street and flat. */
  streetLines?: number | undefined;
  /** Hint of the street, e.g. that the house number is missing. Default: none. */
  streetHint?: string | undefined;
  /** Called when a field loses focus. */
  onFieldBlur?: ((name: AddressFieldName) => void) | undefined;
  /** Virtual keyboard of the postcode field; `numeric` for countries whose postcodes have only digits. Default `text`. */
  postcodeInputMode?: 'numeric' | 'text' | undefined;
  /** Text that marks a label as optional. Default: from the provider's strings. */
  optionalLabel?: string | undefined;
  /** Strings that replace those of the provider. An empty hint is not shown. */
  strings?: Partial<AddressFormStrings> | undefined;
}

/**
 * Address fields in a grid whose rows match the lines of a postal address, in the same order on the screen, for the
 * keyboard and for screen readers. Accepts any notation of postcode and telephone number; the host normalizes them.
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
  fieldOrder = [],
  extraFields = {},
  companyChoice,
  telephone = 'required',
  prefixes = [],
  suffixes = [],
  vatIdInputMode = 'text',
  countries = [],
  regions = [],
  regionRequired = false,
  regionTyped = false,
  streetLines = 2,
  streetHint,
  onFieldBlur,
  postcodeInputMode = 'text',
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

  const isListed = countries.some((country) => country.value === address.country);
  const visibility: Partial<Record<AddressFieldName, 'required' | 'optional' | false | undefined>> = {
    ...extraFields,
    country: countries.length > 0 && 'required',
    firstname: 'required',
    lastname: 'required',
    street: 'required',
    flat: streetLines > 1 && 'optional',
    line3: streetLines > 2 && 'optional',
    line4: streetLines > 3 && 'optional',
    postcode: 'required',
    city: 'required',
    region: regionRequired ? 'required' : (regionTyped || regions.length > 0) && 'optional',
    telephone: telephone !== 'hidden' && telephone,
  };
  const moved = [...fieldOrder];
  const order = addressFieldNames.map((name) => (fieldOrder.includes(name) ? (moved.shift() ?? name) : name));
  const shown = order.filter((name) => visibility[name]);

  const textProps: Partial<Record<AddressFieldName, Pick<TextFieldProps, 'hint' | 'inputMode' | 'type'>>> = {
    vatId: { hint: strings.vatIdHint, inputMode: vatIdInputMode },
    street: { hint: streetHint },
    postcode: { hint: strings.postcodeHint, inputMode: postcodeInputMode },
    telephone: { hint: strings.telephoneHint, type: 'tel' },
    fax: { type: 'tel' },
  };
  const lists: Partial<Record<AddressFieldName, Pick<SelectProps, 'options' | 'placeholder'>>> = {
    // Without a placeholder the browser would show the first country, which is not the one of the address.
    country: { options: countries, ...(!isListed && { placeholder: strings.chooseCountry }) },
    prefix: { options: prefixes, placeholder: strings.choosePrefix },
    suffix: { options: suffixes, placeholder: strings.chooseSuffix },
    region: { options: regions, placeholder: strings.chooseRegion },
  };

  const renderField = (name: AddressFieldName) => {
    const list = lists[name];
    const attributes = {
      id: getAddressFieldId(id, name),
      name: section ? `${section}-${name}` : name,
      autoComplete: getAutocomplete(name, section),
      label: strings[name === 'country' ? 'countryLabel' : name],
      value: address[name],
      error: errors[name],
      optional: visibility[name] === 'optional',
      optionalLabel,
      className: getFieldWidth(name, shown),
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
        changeFields({ [name]: event.target.value }),
      onBlur: () => onFieldBlur?.(name),
    };
    if (list && list.options.length > 0) return <Select key={name} {...attributes} {...list} />;
    return <TextField key={name} {...attributes} {...textProps[name]} />;
  };

  return (
    <Fieldset {...props} ref={setFieldset} id={id}>
      <div className={styles.grid}>
        {order.flatMap((name) => [
          name === 'company' && companyChoice && (
            <div key="companyChoice" className={styles.whole}>
              {companyChoice}
            </div>
          ),
          shown.includes(name) && renderField(name),
        ])}
      </div>
      {countries.length === 0 && <p className={styles.country}>{strings.country}</p>}
    </Fieldset>
  );
}
