'use client';
import type { ReactNode } from 'react';
import { ErrorIcon } from '../icon/index.ts';
import { useWords } from '../provider/index.ts';
import { fieldWords } from './field.words.ts';
import * as styles from './field.css.ts';

/** The words of a field. */
export interface FieldTexts {
  /** Visible name of the field. */
  label: ReactNode;
  /** May stay empty. Fields that may not carry `*` and `required` [UI-20]. Default false. */
  optional?: boolean | undefined;
  /** Said after the label of an optional field. Default: that of the provider's table, `(optional)`; an empty text says nothing. */
  optionalLabel?: string | undefined;
  /** Help that is always there, e.g. the expected format. */
  hint?: ReactNode;
  /** What is wrong and how to put it right. Marks the control as invalid. */
  error?: string | undefined;
}

/** The text of a label with its mark: `*`, or the words for optional. The star is left out of the name, which has `required`. */
export function FieldLabelText({ label, optional, optionalLabel }: Pick<FieldTexts, 'label' | 'optional' | 'optionalLabel'>) {
  const words = useWords('field', fieldWords, { optionalLabel });
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
      {words.optionalLabel && ' '}
      {words.optionalLabel && <span className={styles.note}>{words.optionalLabel}</span>}
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

/** The error of a control, which it describes by its id. Icon and words, so that it is not told by colour alone (FO-6). */
export function FieldError({ id, children }: { id: string | undefined; children: ReactNode }) {
  return (
    <div id={id} className={styles.error}>
      <ErrorIcon size="small" />
      <span>{children}</span>
    </div>
  );
}
