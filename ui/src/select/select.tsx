'use client';
import { useRef, type Ref, type SelectHTMLAttributes } from 'react';
import { control, Field, splitFieldProps, type FieldProps } from '../field/index.ts';
import { useFormReset } from '../hooks/index.ts';
import { classNames } from '../styles/class-names.ts';
import * as styles from './select.css.ts';

export interface SelectOption {
  /** Value to submit. */
  value: string;
  /** Label of the option. */
  label: string;
  /** Whether the option is disabled. Default `false`. */
  disabled?: boolean;
}

/**
 * Props of `Select`. Other attributes, such as `name`, `value`, `defaultValue`, `autoComplete` and `onChange`, are
 * passed to the `<select>`.
 */
export interface SelectProps
  extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'required' | 'multiple' | 'size' | 'children'>,
    FieldProps {
  /** Options in display order. */
  options: readonly SelectOption[];
  /** First option, with an empty value, e.g. `Choose a state`. Default: none. */
  placeholder?: string;
  /** Ref to the `<select>` element. */
  ref?: Ref<HTMLSelectElement>;
}

/**
 * Native select with the system's list and keys. Radix Select would replace the picker of phones and add 32 kB.
 *
 * | state hook of the root | present while |
 * | --- | --- |
 * | `data-invalid` | it has an `error` |
 * | `data-disabled` | it is `disabled` |
 * | `data-loading` | `loading` is set |
 */
export function Select({ options, placeholder, ref, ...props }: SelectProps) {
  const { frame, attributes } = splitFieldProps(props);
  const box = useRef<HTMLSpanElement>(null);
  useFormReset(box);
  return (
    <Field {...frame}>
      {(field) => (
        <span ref={box} className={styles.box}>
          <select {...attributes} {...field} ref={ref} className={classNames(control, styles.select)}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
        </span>
      )}
    </Field>
  );
}
