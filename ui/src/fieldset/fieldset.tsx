'use client';
import { useId, type FieldsetHTMLAttributes, type ReactNode, type Ref } from 'react';
import { joinIds, FieldError } from '../field/index.ts';
import { useStrings, type StringOverrides } from '../provider/index.ts';
import { classNames } from '../styles/class-names.ts';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';
import * as styles from './fieldset.css.ts';
import { fieldsetStrings, type FieldsetStrings } from './fieldset.strings.ts';

/** Omitted strings come from the provider. All other attributes go to the `<fieldset>`. */
export interface FieldsetProps extends FieldsetHTMLAttributes<HTMLFieldSetElement>, StringOverrides<FieldsetStrings> {
  /** Name of the group, e.g. `Adres dostawy`. */
  legend: ReactNode;
  /** The legend is said, not seen, where a heading above already shows it. Default false. */
  legendHidden?: boolean | undefined;
  /** Level of the legend in the outline; without it the legend is no heading. */
  headingLevel?: 2 | 3 | 4 | 5 | undefined;
  /** Says in the legend what the star of required fields means. Once a form. Default false. */
  showRequiredNote?: boolean | undefined;
  /** Help for the whole group. */
  hint?: ReactNode;
  /** What is wrong with the fields together and how to put it right. */
  error?: string | undefined;
  /** The fields. */
  children: ReactNode;
  /** The `<fieldset>`. */
  ref?: Ref<HTMLFieldSetElement>;
}

/**
 * Fields that belong together, below a legend.
 *
 * | state hook of the root | there while |
 * | --- | --- |
 * | `data-invalid` | it has an `error` of its own |
 * | `data-disabled` | it is `disabled`, and with it all of its fields |
 */
export function Fieldset({
  legend,
  legendHidden = false,
  headingLevel,
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
          <Title className={legendHidden ? visuallyHidden : styles.title}>{legend}</Title>
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
