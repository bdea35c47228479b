import { useId, type ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';
import { describedBy, FieldError, FieldHint, FieldLabelText, type FieldTexts } from './field-texts.tsx';
import * as styles from './field.css.ts';

/** What every field with one control takes, apart from the attributes of the control itself. */
export interface FieldProps extends FieldTexts {
  /** `inverse` on the dark ground of the footer or a banner. Default `default`. */
  tone?: 'default' | 'inverse' | undefined;
}

/** Attributes that tie a control to its label, hint and error. */
export interface FieldControlProps {
  id: string;
  required: boolean;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldFrameProps extends FieldProps {
  /** Id of the control. Default: a generated one. */
  id?: string | undefined;
  /** Further ids that describe the control. */
  describedBy?: string | undefined;
  className?: string | undefined;
  /** Renders the control with the attributes that it must carry. */
  children: (control: FieldControlProps) => ReactNode;
}

/**
 * A label above a control, a hint and an error below it. Private to the library: each field component wraps one.
 *
 * Fields are `required` unless optional [UI-20]; a form that shows errors itself carries `noValidate`.
 */
export function Field({
  label, optional = false, optionalLabel, hint, error, tone = 'default', id: ownId, describedBy: further, className, children,
}: FieldFrameProps) {
  const generatedId = useId();
  const id = ownId ?? generatedId;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={classNames(styles.field, tone === 'inverse' && styles.inverse, className)} data-invalid={error ? true : undefined}>
      <label htmlFor={id} className={styles.label}>
        <FieldLabelText label={label} optional={optional} optionalLabel={optionalLabel} />
      </label>
      {children({
        id,
        required: !optional,
        'aria-describedby': describedBy(errorId, hintId, further),
        'aria-invalid': error ? true : undefined,
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
    </div>
  );
}
