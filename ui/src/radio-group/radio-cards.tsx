'use client';
import { useId, useReducer, useRef, type ReactNode } from 'react';
import { FieldGroup, type FieldGroupAttributes, type FieldTexts } from '../field/index.ts';
import { useFormReset } from '../hooks/index.ts';
import { RadioCardContent } from './radio-card-content.tsx';
import { getRadioProps, type RadioChoice } from './radio-choice.ts';
import { radio } from './radio.css.ts';
import * as styles from './radio-cards.css.ts';

export interface RadioCard {
  /** Value to submit. */
  value: string;
  /** First line, and first part of the option's accessible name. */
  title: ReactNode;
  /** Description, e.g. the delivery date or the reason why it is disabled. */
  description?: ReactNode;
  /** Price at the inline end, part of the option's accessible name, e.g. `€14.99`. */
  price?: ReactNode;
  /** Decorative icon, 24 px. */
  icon?: ReactNode;
  /**
   * Content below the card's texts while it is selected, e.g. the fields of a payment method. Its controls are disabled
   * while another card is selected, and keep their values.
   */
  content?: ReactNode;
  /** Whether the option is disabled; give the reason in `description`. Default `false`. */
  disabled?: boolean;
}

export interface RadioCardsProps extends FieldTexts, FieldGroupAttributes, RadioChoice {
  /** Options in display order. */
  options: readonly RadioCard[];
  /** Whether the label is visually hidden, e.g. below a heading with the same text. Default `false`. */
  labelHidden?: boolean;
  /** Whether all options are disabled. Default `false`. */
  disabled?: boolean;
}

/**
 * Radio group of bordered cards for important selections such as shipping or payment methods. Title and price are the
 * option's accessible name. Native radio buttons instead of Radix RadioGroup: they work without scripts and add none.
 *
 * | state hook of the root | present while |
 * | --- | --- |
 * | `data-invalid` | it has an `error` |
 */
export function RadioCards({
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
}: RadioCardsProps) {
  const baseId = useId();
  const list = useRef<HTMLDivElement>(null);
  // The browser holds the selection of an uncontrolled group, on which the contents depend.
  const [, draw] = useReducer((count: number) => count + 1, 0);
  useFormReset(list);
  const change = (next: string) => {
    draw();
    onValueChange?.(next);
  };
  return (
    <FieldGroup {...props} {...{ label, labelHidden, optional, optionalLabel, hint, error }}>
      <div ref={list} className={styles.cards}>
        {options.map((option, index) => {
          const optionId = `${baseId}-${index}`;
          return (
            <div key={option.value} className={styles.card}>
              <label className={styles.label}>
                <input
                  {...getRadioProps({ name, value, defaultValue, onValueChange: change }, option.value)}
                  required={!optional}
                  disabled={disabled || option.disabled}
                  aria-labelledby={option.price ? `${optionId}-title ${optionId}-price` : `${optionId}-title`}
                  aria-describedby={option.description ? `${optionId}-description` : undefined}
                  className={radio}
                />
                {option.icon && (
                  <span aria-hidden="true" className={styles.icon}>
                    {option.icon}
                  </span>
                )}
                <span className={styles.body}>
                  <span className={styles.texts}>
                    <span id={`${optionId}-title`} className={styles.title}>
                      {option.title}
                    </span>
                    {option.description && (
                      <span id={`${optionId}-description`} className={styles.description}>
                        {option.description}
                      </span>
                    )}
                  </span>
                  {option.price && (
                    <span id={`${optionId}-price`} className={styles.price}>
                      {option.price}
                    </span>
                  )}
                </span>
              </label>
              {option.content && (
                <RadioCardContent selected={value === undefined ? undefined : value === option.value}>
                  {option.content}
                </RadioCardContent>
              )}
            </div>
          );
        })}
      </div>
    </FieldGroup>
  );
}
