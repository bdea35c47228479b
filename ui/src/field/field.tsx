import { useId, type ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';
import { joinIds } from './join-ids.ts';
import { getFieldIds } from './get-field-ids.ts';
import { FieldError, FieldHint, FieldLabelText, type FieldTexts } from './field-texts.tsx';
import { LabelProgress } from './label-progress.tsx';
import * as styles from './field.css.ts';

/** Props of every field with one control, apart from the attributes of the control. */
export interface FieldProps extends FieldTexts {
  /** Tone; `inverse` is for the dark background of the footer or a banner. Default `default`. */
  tone?: 'default' | 'inverse' | undefined;
  /** Whether the value is being validated or saved. Shows progress and still accepts changes. Default `false`. */
  loading?: boolean | undefined;
}

/** Attributes that connect a control to its label, hint and error. */
export interface FieldControlProps {
  id: string;
  required: boolean;
  'aria-describedby': string | undefined;
  /** Left out without an error, so that a control whose error is elsewhere can have its own. */
  'aria-invalid'?: true;
  'aria-busy': true | undefined;
}

/** Props of the frame around the control of a field. */
export interface FieldFrameProps extends FieldProps {
  /** Id of the control. Default: a generated id. */
  id?: string | undefined;
  /** Additional ids that describe the control. */
  describedBy?: string | undefined;
  /** Whether the control is disabled. Default `false`. */
  disabled?: boolean | undefined;
  className?: string | undefined;
  /** Renders the control with the given attributes. */
  children: (control: FieldControlProps) => ReactNode;
}

/**
 * Label above a control, hint and error below it. Private to the library: each field component wraps one.
 *
 * Fields are `required` unless they are optional; a form that shows errors itself has `noValidate`.
 *
 * | state hook of the root | present while |
 * | --- | --- |
 * | `data-invalid` | it has an `error` |
 * | `data-disabled` | it is `disabled` |
 * | `data-loading` | `loading` is set |
 */
export function Field({
  label,
  optional = false,
  optionalLabel,
  hint,
  error,
  tone = 'default',
  loading = false,
  disabled = false,
  id: ownId,
  describedBy: further,
  className,
  children,
}: FieldFrameProps) {
  const generatedId = useId();
  const { id, hintId, errorId } = getFieldIds(ownId ?? generatedId, { hint, error });
  return (
    <div
      data-invalid={error ? true : undefined}
      data-disabled={disabled || undefined}
      data-loading={loading || undefined}
      className={classNames(styles.field, tone === 'inverse' && styles.inverse, className)}
    >
      <label htmlFor={id} className={styles.label}>
        <FieldLabelText label={label} optional={optional} optionalLabel={optionalLabel} />
        {loading && <LabelProgress />}
      </label>
      {children({
        id,
        required: !optional,
        'aria-describedby': joinIds(errorId, hintId, further),
        ...(error && { 'aria-invalid': true }),
        'aria-busy': loading || undefined,
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
    </div>
  );
}
