import { useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { classNames } from '../styles/class-names.ts';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';
import { joinIds } from './join-ids.ts';
import { getFieldIds } from './get-field-ids.ts';
import { FieldError, FieldHint, FieldLabelText, type FieldTexts } from './field-texts.tsx';
import * as styles from './field.css.ts';

/** Props of a group of radio buttons apart from its options. Other attributes are passed to the root element. */
export interface FieldGroupAttributes
  extends Omit<HTMLAttributes<HTMLDivElement>, 'onChange' | 'defaultValue' | 'role' | 'children'> {
  /** Id of the group, e.g. for links of the error banner. Default: a generated id. */
  id?: string | undefined;
  /** Ref to the root element, which has the role `radiogroup`. */
  ref?: Ref<HTMLDivElement> | undefined;
}

interface FieldGroupProps extends FieldTexts, FieldGroupAttributes {
  /** Whether the label is visually hidden. Default `false`. */
  labelHidden?: boolean | undefined;
  /** Whether the label has an asterisk or the optional text. Default `true`. */
  marked?: boolean | undefined;
  children: ReactNode;
}

/**
 * Radio buttons below a label, with a hint and an error of the group above them, because the list may be long. Private
 * to the library.
 *
 * | state hook of the root | present while |
 * | --- | --- |
 * | `data-invalid` | it has an `error` |
 */
export function FieldGroup({
  label,
  optional = false,
  optionalLabel,
  hint,
  error,
  id: ownId,
  className,
  labelHidden = false,
  marked = true,
  children,
  ...props
}: FieldGroupProps) {
  const generatedId = useId();
  const { id, hintId, errorId } = getFieldIds(ownId ?? generatedId, { hint, error });
  return (
    <div
      {...props}
      id={id}
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={joinIds(errorId, hintId, props['aria-describedby'])}
      aria-required={!optional || undefined}
      aria-invalid={error ? true : undefined}
      data-invalid={error ? true : undefined}
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
