'use client';
import { useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { FieldGroup, type FieldGroupAttributes, type FieldTexts } from '../field/index.ts';
import { useFormReset } from '../hooks/index.ts';
import { getRadioProps, type RadioChoice } from '../radio-group/index.ts';
import { Swatch, type SwatchValue } from '../swatch/index.ts';
import * as styles from './option-picker.css.ts';

export interface PickerOption {
  /** Value to submit, e.g. the `uid` of a configurable option's value. */
  value: string;
  /** Label, e.g. `30 ml`. */
  label: ReactNode;
  /** Color or image next to the label. Default: none. */
  swatch?: SwatchValue | undefined;
  /**
   * Reason why the option cannot be bought, e.g. `Sold out`, shown below the crossed-out label. Default: it can be
   * bought.
   */
  unavailableReason?: ReactNode;
  /**
   * Whether an unavailable option cannot be selected either: it stays focusable and ignores activation. Default
   * `false`.
   */
  disabled?: boolean | undefined;
}

export interface OptionPickerProps
  extends Pick<FieldTexts, 'label' | 'hint' | 'error'>,
    FieldGroupAttributes,
    RadioChoice {
  /** Options in display order. */
  options: readonly PickerOption[];
}

/**
 * Selection of one value of a product option: pills, each a native radio button. One must be selected, but the label
 * has no asterisk because it is not a form to fill in.
 *
 * | state hook | present while |
 * | --- | --- |
 * | `data-invalid` on the root | it has an `error` |
 * | `data-unavailable` on a radio button | its option has an `unavailableReason` |
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
  const list = useRef<HTMLDivElement>(null);
  useFormReset(list);
  return (
    <FieldGroup {...props} {...{ label, hint, error }} marked={false}>
      <div ref={list} className={styles.options}>
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
                onClick={option.disabled ? preventChange : undefined}
                className={styles.radio}
              />
              <label htmlFor={optionId} className={styles.label}>
                <span className={styles.name}>
                  {option.swatch && <Swatch value={option.swatch} />}
                  <span className={option.unavailableReason ? styles.struck : undefined}>{option.label}</span>
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

/** Prevents the click of a radio button, which restores the previous selection. */
function preventChange(event: MouseEvent<HTMLInputElement>) {
  event.preventDefault();
  // React has read the temporary checked state during the click and would miss the next change.
  event.currentTarget.checked = false;
}
