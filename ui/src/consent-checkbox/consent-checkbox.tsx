'use client';
import type { ReactNode } from 'react';
import { Checkbox, type CheckboxProps } from '../checkbox/index.ts';
import { useStrings } from '../provider/index.ts';
import { classNames } from '../styles/class-names.ts';
import * as styles from './consent-checkbox.css.ts';
import { consentCheckboxStrings } from './consent-checkbox.strings.ts';

/** All other attributes go to the `<input>`. There is no `defaultChecked`: consent is given, never presumed. */
export interface ConsentCheckboxProps
  extends Omit<CheckboxProps, 'label' | 'required' | 'defaultChecked' | 'children'> {
  /** What is agreed to. May hold links; pressing one does not tick the box. */
  children: ReactNode;
  /** The form can be sent without it. Default false. */
  optional?: boolean;
  /** Legal text that unfolds below. Default: none. */
  legalText?: {
    /**
     * Name of the button that unfolds it, e.g. `Rozwiń pełną treść zgody`. Default: from the provider's strings,
     * `Read the full text`.
     */
    summary?: string | undefined;
    /** The text itself. */
    content: ReactNode;
  };
}

/**
 * A consent: a native checkbox that is not ticked at first.
 *
 * | state hook of the root | there while |
 * | --- | --- |
 * | `data-invalid` | it has an `error` |
 * | `data-disabled` | it is `disabled` |
 * | `data-loading` | `loading` is set |
 */
export function ConsentCheckbox({
  children,
  optional = false,
  optionalLabel,
  legalText,
  className,
  ...props
}: ConsentCheckboxProps) {
  const strings = useStrings('consentCheckbox', consentCheckboxStrings, {
    optionalLabel,
    legalSummary: legalText?.summary,
  });
  return (
    <Checkbox
      {...props}
      label={children}
      required={!optional}
      optionalLabel={strings.optionalLabel}
      className={classNames(styles.consent, className)}
    >
      {legalText && (
        <details>
          <summary className={styles.summary}>{strings.legalSummary}</summary>
          <div className={styles.text}>{legalText.content}</div>
        </details>
      )}
    </Checkbox>
  );
}
