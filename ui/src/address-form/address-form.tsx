'use client';
import { useId, useRef, type ChangeEvent } from 'react';
import { Fieldset, type FieldsetProps } from '../fieldset/index.ts';
import { useControlled, useFormReset, useMergedRef } from '../hooks/index.ts';
import { useWords } from '../provider/index.ts';
import { Select, type SelectOption } from '../select/index.ts';
import { TextField } from '../text-field/index.ts';
import { addressFieldId, autocompleteOf, emptyAddress, type AddressFieldName, type AddressFormValue } from './address-fields.ts';
import * as styles from './address-form.css.ts';
import { addressFormWords, type AddressFormWords } from './address-form.words.ts';

/** All other attributes go to the `<fieldset>`. */
export interface AddressFormProps extends Omit<FieldsetProps, 'onChange' | 'defaultValue' | 'children' | 'name'> {
  /** The address, held by the parent. Default: the form holds it itself. */
  value?: AddressFormValue | undefined;
  /** The address at first, while the form holds it. Default: empty. */
  defaultValue?: Partial<AddressFormValue> | undefined;
  /** Called with the whole address after each change. */
  onChange?(address: AddressFormValue): void;
  /** What is wrong with a field and how to put it right. */
  errors?: Partial<Record<AddressFieldName, string | undefined>> | undefined;
  /** Which of a shopper's addresses it is, for browsers that fill it in (FO-3); stands before the names of the fields. Default: the only one. */
  section?: 'shipping' | 'billing' | undefined;
  /** Asks for company and tax number, as for an invoice. Default false. */
  business?: boolean | undefined;
  /** Regions to choose from; without any the form does not ask. */
  regions?: readonly SelectOption[] | undefined;
  /** Words in place of those of the provider's table. */
  words?: Partial<AddressFormWords> | undefined;
}

/**
 * The fields of an address in Poland, in a grid of which each row is one line on a letter. It holds back no spelling of
 * postcode or telephone: putting them right is up to the host (FO-14). The country is text (FO-20).
 *
 * | state hook of the root | there while |
 * | --- | --- |
 * | `data-invalid` | it has an `error` of its own |
 * | `data-disabled` | it is `disabled`, and with it all of its fields |
 */
export function AddressForm({
  value, defaultValue, onChange, errors = {}, section, business = false, regions = [], words: ownWords, id: ownId, ref, ...props
}: AddressFormProps) {
  const generatedId = useId();
  const id = ownId ?? generatedId;
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const setFieldset = useMergedRef(fieldset, ref);
  const [address, change, reset] = useControlled({ value, defaultValue: { ...emptyAddress, ...defaultValue }, onChange });
  useFormReset(fieldset, reset);
  const words = useWords('addressForm', addressFormWords, ownWords);

  const field = (name: AddressFieldName) => ({
    id: addressFieldId(id, name),
    name: section ? `${section}-${name}` : name,
    autoComplete: autocompleteOf(name, section),
    label: words[name],
    value: address[name],
    error: errors[name],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => change({ ...address, [name]: event.target.value }),
  });

  return (
    <Fieldset {...props} ref={setFieldset} id={id}>
      <div className={styles.grid}>
        <TextField {...field('firstname')} className={styles.half} />
        <TextField {...field('lastname')} className={styles.half} />
        {business && (
          <>
            <TextField {...field('company')} className={styles.twoThirds} />
            <TextField {...field('vatId')} inputMode="numeric" hint={words.vatIdHint} className={styles.third} />
          </>
        )}
        <TextField {...field('street')} className={styles.twoThirds} />
        <TextField {...field('flat')} optional className={styles.third} />
        <TextField {...field('postcode')} inputMode="numeric" hint={words.postcodeHint} className={styles.third} />
        <TextField {...field('city')} className={styles.twoThirds} />
        {regions.length > 0 && (
          <Select {...field('region')} optional options={regions} placeholder={words.chooseRegion} className={styles.whole} />
        )}
        <TextField {...field('telephone')} type="tel" hint={words.telephoneHint} className={styles.whole} />
      </div>
      <p className={styles.country}>{words.country}</p>
    </Fieldset>
  );
}
