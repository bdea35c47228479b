'use client';
import type { ReactNode } from 'react';
import { ErrorIcon } from '../icon/index.ts';
import { useStrings } from '../provider/index.ts';
import { fieldStrings } from './field.strings.ts';
import * as styles from './field.css.ts';

/** Strings of a field. */
export interface FieldTexts {
  /** Visible label of the field. */
  label: ReactNode;
  /** Whether the field may stay empty. Required fields have an asterisk and `required`. Default `false`. */
  optional?: boolean | undefined;
  /**
   * Text after the label of an optional field. Default: from the provider's strings, `(optional)`; an empty string adds
   * nothing.
   */
  optionalLabel?: string | undefined;
  /** Help that is always visible, e.g. the expected format. */
  hint?: ReactNode;
  /** What is wrong and how to fix it. Marks the control as invalid. */
  error?: string | undefined;
}

/**
 * Renders the text of a label with an asterisk or the optional text. The asterisk is not part of the name, because
 * `required` is exposed.
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

/** Renders the help below a control, which refers to it by id. */
export function FieldHint({ id, children }: { id: string | undefined; children: ReactNode }) {
  return (
    <div id={id} className={styles.hint}>
      {children}
    </div>
  );
}

/** Renders the error of a control, which refers to it by id. Icon and text, so that color is not the only sign. */
export function FieldError({ id, children }: { id: string | undefined; children: ReactNode }) {
  return (
    <div id={id} className={styles.error}>
      <ErrorIcon size="small" />
      <span>{children}</span>
    </div>
  );
}
