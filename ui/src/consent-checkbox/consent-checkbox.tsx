import type { ReactNode } from 'react';
import { Checkbox, type CheckboxProps } from '../checkbox/index.ts';
import { classNames } from '../styles/class-names.ts';
import * as styles from './consent-checkbox.css.ts';

/** All other attributes go to the `<input>`. There is no `defaultChecked`: consent is given, never presumed. */
export interface ConsentCheckboxProps extends Omit<CheckboxProps, 'label' | 'required' | 'defaultChecked' | 'children'> {
  /** What is agreed to. May hold links; pressing one does not tick the box. */
  children: ReactNode;
  /** The form can be sent without it. Default false. */
  optional?: boolean;
  /** Legal text that unfolds below (FO-16). Default: none. */
  legalText?: {
    /** Name of the button that unfolds it, e.g. `Rozwiń pełną treść zgody`. */
    summary: string;
    content: ReactNode;
  };
}

/** A consent: a native checkbox that is not ticked at first (FO-15). */
export function ConsentCheckbox({ children, optional = false, legalText, className, ...props }: ConsentCheckboxProps) {
  return (
    <Checkbox {...props} label={children} required={!optional} className={classNames(styles.consent, className)}>
      {legalText && (
        <details>
          <summary className={styles.summary}>{legalText.summary}</summary>
          <div className={styles.text}>{legalText.content}</div>
        </details>
      )}
    </Checkbox>
  );
}
