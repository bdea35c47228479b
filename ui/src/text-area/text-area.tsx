import type { Ref, TextareaHTMLAttributes } from 'react';
import { control, Field, type FieldProps } from '../field/index.ts';
import { classNames } from '../styles/class-names.ts';
import { textArea } from './text-area.css.ts';

/** All other attributes go to the `<textarea>`: `name`, `value` or `defaultValue`, `rows` (default 4), `maxLength`, … */
export interface TextAreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'required'>, FieldProps {
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text; the shopper may make it taller. */
export function TextArea({ label, optional, optionalLabel, hint, error, tone, id, className, rows = 4, ref, ...props }: TextAreaProps) {
  return (
    <Field {...{ label, optional, optionalLabel, hint, error, tone, id, className }} describedBy={props['aria-describedby']}>
      {(field) => <textarea {...props} {...field} ref={ref} rows={rows} className={classNames(control, textArea)} />}
    </Field>
  );
}
