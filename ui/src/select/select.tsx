import type { Ref, SelectHTMLAttributes } from 'react';
import { control, Field, type FieldProps } from '../field/index.ts';
import { ChevronDownIcon } from '../icon/index.ts';
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
  /** First option, with an empty value, e.g. `Wybierz województwo`. Default: none. */
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
