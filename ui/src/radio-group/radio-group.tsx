'use client';
import { useId, useRef, type ReactNode } from 'react';
import { FieldHint, FieldGroup, type FieldGroupAttributes, type FieldTexts } from '../field/index.ts';
import { useFormReset } from '../hooks/index.ts';
import { getRadioProps, type RadioChoice } from './radio-choice.ts';
import { radio } from './radio.css.ts';
import * as styles from './radio-group.css.ts';

export interface RadioOption {
  /** Value to submit. */
  value: string;
  /** Label of the option. */
  label: ReactNode;
  /** Description of the option. */
  hint?: ReactNode;
  /** Whether the option is disabled. Default `false`. */
  disabled?: boolean;
}

export interface RadioGroupProps extends FieldTexts, FieldGroupAttributes, RadioChoice {
  /** Options in display order. */
  options: readonly RadioOption[];
  /** Whether the label is visually hidden, e.g. below a heading with the same text. Default `false`. */
  labelHidden?: boolean;
  /** Whether all options are disabled. Default `false`. */
  disabled?: boolean;
}

/**
 * Group of native radio buttons for a selection from few options.
 *
 * | state hook of the root | present while |
 * | --- | --- |
 * | `data-invalid` | it has an `error` |
 */
export function RadioGroup({
  label,
  labelHidden,
  optional,
  optionalLabel,
  hint,
  error,
  options,
  name,
  value,
  defaultValue,
  onValueChange,
  disabled = false,
  ...props
}: RadioGroupProps) {
  const baseId = useId();
  const list = useRef<HTMLDivElement>(null);
  useFormReset(list);
  return (
    <FieldGroup {...props} {...{ label, labelHidden, optional, optionalLabel, hint, error }}>
      <div ref={list} className={styles.options}>
        {options.map((option, index) => {
          const optionId = `${baseId}-${index}`;
          const hintId = option.hint ? `${optionId}-hint` : undefined;
          return (
            <div key={option.value} className={styles.option}>
              <input
                {...getRadioProps({ name, value, defaultValue, onValueChange }, option.value)}
                id={optionId}
                required={!optional}
                disabled={disabled || option.disabled}
                aria-describedby={hintId}
                className={radio}
              />
              <label htmlFor={optionId} className={styles.label}>
                {option.label}
              </label>
              {option.hint && (
                <div className={styles.hint}>
                  <FieldHint id={hintId}>{option.hint}</FieldHint>
                </div>
              )}
            </div>
          );
        })}
      </div>
    </FieldGroup>
  );
}
