'use client';
import { useId, type MouseEvent } from 'react';
import { FieldGroup, type FieldGroupAttributes, type FieldTexts } from '../field/index.ts';
import { getRadioProps, type RadioChoice } from '../radio-group/index.ts';
import { Swatch, type SwatchValue } from '../swatch/index.ts';
import * as styles from './option-picker.css.ts';

export interface PickerOption {
  /** Sent with the form, e.g. the `uid` of a configurable option's value. */
  value: string;
  /** E.g. `30 ml`. */
  label: string;
  /** Its color or image, next to the label. Default: none. */
  swatch?: SwatchValue | undefined;
  /**
   * Why the option cannot be bought, e.g. `Wyprzedane`: strikes the label through and stands below it.
   * Default: it can be bought.
   */
  unavailableReason?: string | undefined;
  /** An unavailable option that cannot even be looked at: stays focusable, ignores activation. Default false. */
  disabled?: boolean | undefined;
}

export interface OptionPickerProps
  extends Pick<FieldTexts, 'label' | 'hint' | 'error'>,
    FieldGroupAttributes,
    RadioChoice {
  /** From left to right. */
  options: readonly PickerOption[];
}

/**
 * A choice of one value of a product option: pills, each a native radio button. One must be chosen; being no field of a
 * form to fill in, the label carries no `*`.
 *
 * | state hook | there while |
 * | --- | --- |
 * | `data-invalid` on the root | it has an `error` |
 * | `data-unavailable` on a radio button | its option has a reason for being `unavailable` |
 */
export function OptionPicker({
  label,
  hint,
  error,
  options,
  name,
  value,
  defaultValue,
  onValueChange,
  ...props
}: OptionPickerProps) {
  const baseId = useId();
  return (
    <FieldGroup {...props} {...{ label, hint, error }} marked={false}>
      <div className={styles.options}>
        {options.map((option, index) => {
          const optionId = `${baseId}-${index}`;
          return (
            <div key={option.value} className={styles.option}>
              <input
                {...getRadioProps(
                  { name, value, defaultValue, onValueChange: option.disabled ? undefined : onValueChange },
                  option.value,
                )}
                id={optionId}
                required
                aria-disabled={option.disabled || undefined}
                data-unavailable={option.unavailableReason ? true : undefined}
                onClick={option.disabled ? keepChoice : undefined}
                className={styles.radio}
              />
              <label htmlFor={optionId} className={styles.label}>
                <span className={styles.name}>
                  {option.swatch && <Swatch value={option.swatch} />}
                  <span className={option.unavailableReason && styles.struck}>{option.label}</span>
                </span>
                {option.unavailableReason && <span className={styles.reason}>{option.unavailableReason}</span>}
              </label>
            </div>
          );
        })}
      </div>
    </FieldGroup>
  );
}

/** Prevented, the click of a radio button gives the choice back to the one that had it. */
function keepChoice(event: MouseEvent<HTMLInputElement>) {
  event.preventDefault();
  // React has seen it ticked during the click, and would miss the change once the option can be chosen.
  event.currentTarget.checked = false;
}
