'use client';
import { useId, type ReactNode } from 'react';
import { FieldGroup, type FieldGroupAttributes, type FieldTexts } from '../field/index.ts';
import { getRadioProps, type RadioChoice } from './radio-choice.ts';
import { radio } from './radio.css.ts';
import * as styles from './radio-cards.css.ts';

export interface RadioCard {
  /** Sent with the form. */
  value: string;
  /** First line, and first part of the name of the option. */
  title: ReactNode;
  /** Describes the option, e.g. when the parcel arrives, or why it cannot be chosen. */
  description?: ReactNode;
  /** On the right; part of the option's name, e.g. `14,99 zł`. */
  price?: ReactNode;
  /** Decorative, 24 px. */
  icon?: ReactNode;
  /** Below the card's texts while it is chosen, e.g. the fields of a payment method. */
  content?: ReactNode;
  /** Cannot be chosen now; say why in `description`. Default false. */
  disabled?: boolean;
}

export interface RadioCardsProps extends FieldTexts, FieldGroupAttributes, RadioChoice {
  /** From top to bottom. */
  options: readonly RadioCard[];
  /** The label is said, not seen, where a heading above already shows it. Default false. */
  labelHidden?: boolean;
}

/**
 * A choice that deserves room, as of delivery or payment: bordered cards, each a native radio button. Title and price
 * are its name, the description describes it. Native instead of Radix RadioGroup: they work without scripts and cost
 * none.
 *
 * | state hook of the root | there while |
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
  ...props
}: RadioCardsProps) {
  const baseId = useId();
  return (
    <FieldGroup {...props} {...{ label, labelHidden, optional, optionalLabel, hint, error }}>
      <div className={styles.cards}>
        {options.map((option, index) => {
          const optionId = `${baseId}-${index}`;
          return (
            <div key={option.value} className={styles.card}>
              <label className={styles.label}>
                <input
                  {...getRadioProps({ name, value, defaultValue, onValueChange }, option.value)}
                  required={!optional}
                  disabled={option.disabled}
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
              {option.content && <div className={styles.content}>{option.content}</div>}
            </div>
          );
        })}
      </div>
    </FieldGroup>
  );
}
