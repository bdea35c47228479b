'use client';
import type { ReactNode } from 'react';
import { Checkbox, type CheckboxProps } from '../checkbox/index.ts';
import { useWords } from '../provider/index.ts';
import { classNames } from '../styles/class-names.ts';
import * as styles from './consent-checkbox.css.ts';
import { consentCheckboxWords } from './consent-checkbox.words.ts';

/** All other attributes go to the `<input>`. There is no `defaultChecked`: consent is given, never presumed. */
export interface ConsentCheckboxProps extends Omit<CheckboxProps, 'label' | 'required' | 'defaultChecked' | 'children'> {
  /** What is agreed to. May hold links; pressing one does not tick the box. */
  children: ReactNode;
  /** The form can be sent without it. Default false. */
  optional?: boolean;
  /** Legal text that unfolds below (FO-16). Default: none. */
  legalText?: {
    /** Name of the button that unfolds it, e.g. `Rozwiń pełną treść zgody`. Default: that of the provider's table, `Read the full text`. */
    summary?: string | undefined;
    /** The text itself. */
    content: ReactNode;
  };
}

/**
 * A consent: a native checkbox that is not ticked at first (FO-15).
 *
 * | state hook of the root | there while |
 * | --- | --- |
 * | `data-invalid` | it has an `error` |
 * | `data-disabled` | it is `disabled` |
 * | `data-busy` | it is `busy` |
 */
export function ConsentCheckbox({ children, optional = false, optionalLabel, legalText, className, ...props }: ConsentCheckboxProps) {
  const words = useWords('consentCheckbox', consentCheckboxWords, { optionalLabel, legalSummary: legalText?.summary });
  return (
    <Checkbox {...props} label={children} required={!optional} optionalLabel={words.optionalLabel} className={classNames(styles.consent, className)}>
      {legalText && (
        <details>
          <summary className={styles.summary}>{words.legalSummary}</summary>
          <div className={styles.text}>{legalText.content}</div>
        </details>
      )}
    </Checkbox>
  );
}
