'use client';
import type { ReactNode } from 'react';
import { ErrorIcon } from '../icon/index.ts';
import { useStrings } from '../provider/index.ts';
import { fieldStrings } from './field.strings.ts';
import * as styles from './field.css.ts';

/** Strings of a field. */
export interface FieldTexts {
  /** Visible name of the field. */
  label: ReactNode;
  /** May stay empty. Fields that may not carry `*` and `required`. Default false. */
  optional?: boolean | undefined;
  /**
   * Announced after the label of an optional field. Default: from the provider's strings, `(optional)`; an empty text
   * says nothing.
   */
  optionalLabel?: string | undefined;
  /** Help that is always there, e.g. the expected format. */
  hint?: ReactNode;
  /** What is wrong and how to put it right. Marks the control as invalid. */
  error?: string | undefined;
}

/**
 * The text of a label with its mark: `*`, or the words for optional. The star is left out of the name, which has
 * `required`.
 */
export function FieldLabelText({
  label,
  optional,
  optionalLabel,
}: Pick<FieldTexts, 'label' | 'optional' | 'optionalLabel'>) {
  const strings = useStrings('field', fieldStrings, { optionalLabel });
  if (!optional) {
    return (
      <>
        {label}
        <span aria-hidden="true">{'\u00a0*'}</span>
      </>
    );
  }
  return (
    <>
      {label}
      {strings.optionalLabel && ' '}
      {strings.optionalLabel && <span className={styles.note}>{strings.optionalLabel}</span>}
    </>
  );
}

/** Help below a control, which it describes by its id. */
export function FieldHint({ id, children }: { id: string | undefined; children: ReactNode }) {
  return (
    <div id={id} className={styles.hint}>
      {children}
    </div>
  );
}

/** The error of a control, which it describes by its id. Icon and words, so that it is not told by color alone. */
export function FieldError({ id, children }: { id: string | undefined; children: ReactNode }) {
  return (
    <div id={id} className={styles.error}>
      <ErrorIcon size="small" />
      <span>{children}</span>
    </div>
  );
}
