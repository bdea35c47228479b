import { useId, type ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';
import { describedBy, FieldError, FieldHint, FieldLabelText, type FieldTexts } from './field-texts.tsx';
import * as styles from './field.css.ts';

interface FieldGroupProps extends FieldTexts {
  /** Id of the group, for links of the error banner. Default: a generated one. */
  id?: string | undefined;
  className?: string | undefined;
  /** The label is said, not seen. Default false. */
  labelHidden?: boolean | undefined;
  /** The label carries `*` or the words for optional. Default true. */
  marked?: boolean | undefined;
  children: ReactNode;
}

/**
 * Radio buttons under a label, with a hint and an error of the group, which stand above them: the list may be long.
 * Private to the library (CO-3).
 */
export function FieldGroup({
  label, optional = false, optionalLabel, hint, error, id: ownId, className, labelHidden = false, marked = true, children,
}: FieldGroupProps) {
  const generatedId = useId();
  const id = ownId ?? generatedId;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div
      id={id}
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy(errorId, hintId)}
      aria-required={!optional || undefined}
      aria-invalid={error ? true : undefined}
      className={classNames(styles.field, className)}
    >
      <span id={`${id}-label`} className={labelHidden ? visuallyHidden : styles.label}>
        {marked ? <FieldLabelText label={label} optional={optional} optionalLabel={optionalLabel} /> : label}
      </span>
      {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {children}
    </div>
  );
}
