import type { InputHTMLAttributes, Ref } from 'react';
import { control, Field, splitFieldProps, type FieldProps } from '../field/index.ts';
import { classNames } from '../styles/class-names.ts';
import * as styles from './date-field.css.ts';

/** What a date field asks for. */
export const dateFieldTypes = ['date', 'time', 'datetime-local'] as const;

/** Props of `DateField`. Other attributes, such as `name`, `onChange` and `step`, are passed to the `<input>`. */
export interface DateFieldProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'required' | 'size' | 'value' | 'defaultValue'>,
    FieldProps {
  /** What it asks for. Default `date`. */
  type?: (typeof dateFieldTypes)[number];
  /**
   * Value as ISO 8601 without a time zone: `2027-03-31`, `14:30` or `2027-03-31T14:30`. Makes the field
   * controlled.
   */
  value?: string | undefined;
  /** Initial value of an uncontrolled field, in the same form. Default: empty. */
  defaultValue?: string | undefined;
  /** Earliest value, in the same form. A number, which form libraries may type, sets no limit. Default: no limit. */
  min?: string | number | undefined;
  /** Latest value, in the same form. A number sets no limit. Default: no limit. */
  max?: string | number | undefined;
  /** Ref to the `<input>` element. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * Field for a date or time: the browser's own. It has the calendar of the device, shows dates as the visitor's system
 * does, takes a typed date, and works without scripts.
 *
 * | state hook of the root | present while |
 * | --- | --- |
 * | `data-invalid` | it has an `error` |
 * | `data-disabled` | it is `disabled` |
 * | `data-loading` | `loading` is set |
 */
export function DateField({ type = 'date', ref, ...props }: DateFieldProps) {
  const { frame, attributes } = splitFieldProps(props);
  return (
    <Field {...frame}>
      {(field) => (
        <input {...attributes} {...field} ref={ref} type={type} className={classNames(control, styles.input)} />
      )}
    </Field>
  );
}
