import type { ReactNode } from 'react';
import { ErrorIcon } from '../icon/index.ts';
import * as styles from './field.css.ts';

/** The words of a field. */
export interface FieldTexts {
  /** Visible name of the field. */
  label: ReactNode;
  /** May stay empty. Fields that may not carry `*` and `required` [UI-20]. Default false. */
  optional?: boolean | undefined;
  /** Said after the label of an optional field, e.g. `(opcjonalnie)`. */
  optionalLabel?: string | undefined;
  /** Help that is always there, e.g. the expected format. */
  hint?: ReactNode;
  /** What is wrong and how to put it right. Marks the control as invalid. */
  error?: string | undefined;
}

/** The text of a label with its mark: `*`, or the words for optional. The star is left out of the name, which has `required`. */
export function FieldLabelText({ label, optional, optionalLabel }: Pick<FieldTexts, 'label' | 'optional' | 'optionalLabel'>) {
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
      {optionalLabel && ' '}
      {optionalLabel && <span className={styles.note}>{optionalLabel}</span>}
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

/** Value of `aria-describedby` for the ids that are there; undefined without any. */
export function describedBy(...ids: (string | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}
