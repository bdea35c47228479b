'use client';
import type { ReactNode } from 'react';
import { Checkbox, type CheckboxProps } from '../checkbox/index.ts';
import { useStrings } from '../provider/index.ts';
import { classNames } from '../styles/class-names.ts';
import * as styles from './consent-checkbox.css.ts';
import { consentCheckboxStrings } from './consent-checkbox.strings.ts';

/**
 * Props of `ConsentCheckbox`. Other attributes are passed to the `<input>`. There is no `defaultChecked`: consent must
 * be given actively.
 */
export interface ConsentCheckboxProps
  extends Omit<CheckboxProps, 'label' | 'required' | 'defaultChecked' | 'children'> {
  /** Text of the consent. It may contain links; clicking one does not check the box. */
  children: ReactNode;
  /** Whether the form can be submitted without it. Default `false`. */
  optional?: boolean;
  /** Text after an optional consent. Default: from the provider's strings, `(optional)`; an empty string adds nothing. */
  optionalLabel?: string | undefined;
  /** Legal text that expands below. Default: none. */
  legalText?: {
    /**
     * Name of the button that expands it, e.g. `Read the full text`. Default: from the provider's strings, `Read
     * the full text`.
     */
    summary?: string | undefined;
    /** Legal text. */
    content: ReactNode;
  };
}

/**
 * Native checkbox for a consent, initially unchecked.
 *
 * | state hook of the root | present while |
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
