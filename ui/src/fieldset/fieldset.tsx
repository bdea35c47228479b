'use client';
import { useId, type FieldsetHTMLAttributes, type ReactNode, type Ref } from 'react';
import { joinIds, FieldError, FieldLabelText } from '../field/index.ts';
import { useStrings, type StringOverrides } from '../provider/index.ts';
import { classNames } from '../styles/class-names.ts';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';
import * as styles from './fieldset.css.ts';
import { fieldsetStrings, type FieldsetStrings } from './fieldset.strings.ts';

/** Props of `Fieldset`. Other attributes are passed to the `<fieldset>`. Omitted strings come from the provider. */
export interface FieldsetProps extends FieldsetHTMLAttributes<HTMLFieldSetElement>, StringOverrides<FieldsetStrings> {
  /** Name of the group, e.g. `Shipping address`. */
  legend: ReactNode;
  /** Whether the legend is visually hidden, e.g. below a heading with the same text. Default `false`. */
  legendHidden?: boolean | undefined;
  /** Heading level of the legend; without it the legend is not a heading. */
  headingLevel?: 2 | 3 | 4 | 5 | undefined;
  /**
   * Whether the group of checkboxes may be left empty: marks the legend as fields mark their labels. Default: no mark,
   * for a group of fields with marks of their own.
   */
  optional?: boolean | undefined;
  /** Whether the legend explains the asterisk of required fields, once per form. Default `false`. */
  showRequiredNote?: boolean | undefined;
  /** Help for the whole group. */
  hint?: ReactNode;
  /** Error of the group: what is wrong and how to fix it. */
  error?: string | undefined;
  /** Fields of the group. */
  children: ReactNode;
  /** Ref to the `<fieldset>` element. */
  ref?: Ref<HTMLFieldSetElement>;
}

/**
 * Group of fields below a legend.
 *
 * | state hook of the root | present while |
 * | --- | --- |
 * | `data-invalid` | it has an `error` of its own |
 * | `data-disabled` | it and all of its fields are `disabled` |
 */
export function Fieldset({
  legend,
  legendHidden = false,
  headingLevel,
  optional,
  showRequiredNote = false,
  requiredNote,
  hint,
  error,
  className,
  children,
  ...props
}: FieldsetProps) {
  const id = useId();
  const strings = useStrings('fieldset', fieldsetStrings, { requiredNote });
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'span';
  return (
    <fieldset
      {...props}
      aria-describedby={joinIds(error && `${id}-error`, hint ? `${id}-hint` : undefined, props['aria-describedby'])}
      data-invalid={error ? true : undefined}
      data-disabled={props.disabled || undefined}
      className={classNames(styles.fieldset, className)}
    >
      <legend className={legendHidden && !showRequiredNote ? visuallyHidden : styles.legend}>
        <span className={styles.row}>
          <Title className={legendHidden ? visuallyHidden : styles.title}>
            {optional === undefined ? legend : <FieldLabelText label={legend} optional={optional} />}
          </Title>
          {showRequiredNote && ' '}
          {showRequiredNote && <span className={styles.note}>{strings.requiredNote}</span>}
        </span>
      </legend>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
      {children}
    </fieldset>
  );
}
