'use client';
import { useId, useRef, type ChangeEvent } from 'react';
import { Fieldset, type FieldsetProps } from '../fieldset/index.ts';
import { useControlled, useFormReset, useMergedRef } from '../hooks/index.ts';
import { useStrings } from '../provider/index.ts';
import { Select, type SelectOption } from '../select/index.ts';
import { TextField } from '../text-field/index.ts';
import {
  getAddressFieldId,
  autocompleteOf,
  emptyAddress,
  type AddressFieldName,
  type AddressFormValue,
} from './address-fields.ts';
import * as styles from './address-form.css.ts';
import { addressFormStrings, type AddressFormStrings } from './address-form.strings.ts';

/** All other attributes go to the `<fieldset>`. */
export interface AddressFormProps extends Omit<FieldsetProps, 'onChange' | 'defaultValue' | 'children' | 'name'> {
  /** The address, held by the parent. Default: the form holds it itself. */
  value?: AddressFormValue | undefined;
  /** The address at first, while the form holds it. Default: empty. */
  defaultValue?: Partial<AddressFormValue> | undefined;
  /** Called with the whole address after each change. */
  onValueChange?(address: AddressFormValue): void;
  /** What is wrong with a field and how to put it right. */
  errors?: Partial<Record<AddressFieldName, string | undefined>> | undefined;
  /**
   * Which of a shopper's addresses it is, for browsers that fill it in; stands before the names of the fields. Default:
   * the only one.
   */
  section?: 'shipping' | 'billing' | undefined;
  /** Asks for company and tax number, as for an invoice. Default false. */
  business?: boolean | undefined;
  /** Regions to choose from; without any the form does not ask. */
  regions?: readonly SelectOption[] | undefined;
  /** Shown below the street, e.g. that the house number is missing. Default: nothing. */
  streetHint?: string | undefined;
  /** Called when the shopper leaves a field. */
  onFieldBlur?: ((name: AddressFieldName) => void) | undefined;
  /** Keyboard of the postcode on phones; `text` for countries with letters in it. Default `numeric`. */
  postcodeInputMode?: 'numeric' | 'text' | undefined;
  /** Says in a label that the field is optional. Default: from the provider's strings. */
  optionalLabel?: string | undefined;
  /** Used instead of the provider's strings. An empty hint is not shown. */
  strings?: Partial<AddressFormStrings> | undefined;
}

/**
 * The fields of an address, in a grid of which each row is one line on a letter. It accepts every spelling of postcode
 * and telephone: correcting them is up to the host. The country is text.
 *
 * | state hook of the root | there while |
 * | --- | --- |
 * | `data-invalid` | it has an `error` of its own |
 * | `data-disabled` | it is `disabled`, and with it all of its fields |
 */
export function AddressForm({
  value,
  defaultValue,
  onValueChange,
  errors = {},
  section,
  business = false,
  regions = [],
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
  useFormReset(fieldset, reset);
  const strings = useStrings('addressForm', addressFormStrings, ownStrings);

  const field = (name: AddressFieldName) => ({
    id: getAddressFieldId(id, name),
    name: section ? `${section}-${name}` : name,
    autoComplete: autocompleteOf(name, section),
    label: strings[name],
    value: address[name],
    error: errors[name],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      change({ ...address, [name]: event.target.value }),
    onBlur: () => onFieldBlur?.(name),
  });

  return (
    <Fieldset {...props} ref={setFieldset} id={id}>
      <div className={styles.grid}>
        <TextField {...field('firstname')} className={styles.half} />
        <TextField {...field('lastname')} className={styles.half} />
        {business && (
          <>
            <TextField {...field('company')} className={styles.twoThirds} />
            <TextField {...field('vatId')} inputMode="numeric" hint={strings.vatIdHint} className={styles.third} />
          </>
        )}
        <TextField {...field('street')} hint={streetHint} className={styles.whole} />
        <TextField {...field('flat')} optional optionalLabel={optionalLabel} className={styles.whole} />
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
            optional
            optionalLabel={optionalLabel}
            options={regions}
            placeholder={strings.chooseRegion}
            className={styles.whole}
          />
        )}
        <TextField {...field('telephone')} type="tel" hint={strings.telephoneHint} className={styles.whole} />
      </div>
      <p className={styles.country}>{strings.country}</p>
    </Fieldset>
  );
}
