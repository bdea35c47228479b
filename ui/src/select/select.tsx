import type { Ref, SelectHTMLAttributes } from 'react';
import { control, Field, type FieldProps } from '../field/index.ts';
import { ChevronDownIcon } from '../icon/index.ts';
import { classNames } from '../styles/class-names.ts';
import * as styles from './select.css.ts';

export interface SelectOption {
  /** Sent with the form. */
  value: string;
  /** Text of the entry. */
  label: string;
  /** Cannot be chosen now. Default false. */
  disabled?: boolean;
}

/** All other attributes go to the `<select>`: `name`, `value` or `defaultValue`, `autoComplete`, `onChange`, … */
export interface SelectProps
  extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'required' | 'multiple' | 'size' | 'children'>,
    FieldProps {
  /** From top to bottom. */
  options: readonly SelectOption[];
  /** First entry with an empty value, e.g. `Wybierz województwo`. Default: none. */
  placeholder?: string;
  /** The `<select>`. */
  ref?: Ref<HTMLSelectElement>;
}

/**
 * A choice of one from a list: the native control, with the system's own list and keys. Radix Select would replace the
 * picker of phones and add 32 kB.
 *
 * | state hook of the root | there while |
 * | --- | --- |
 * | `data-invalid` | it has an `error` |
 * | `data-disabled` | it is `disabled` |
 * | `data-loading` | `loading` is set |
 */
export function Select({
  label,
  optional,
  optionalLabel,
  hint,
  error,
  tone,
  loading,
  id,
  className,
  options,
  placeholder,
  ref,
  ...props
}: SelectProps) {
  return (
    <Field
      {...{ label, optional, optionalLabel, hint, error, tone, loading, id, className }}
      disabled={props.disabled}
      describedBy={props['aria-describedby']}
    >
      {(field) => (
        <span className={styles.box}>
          <select {...props} {...field} ref={ref} className={classNames(control, styles.select)}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={styles.chevron}>
            <ChevronDownIcon size="medium" />
          </span>
        </span>
      )}
    </Field>
  );
}
