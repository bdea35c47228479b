'use client';
import { useId, useRef, type ReactNode } from 'react';
import { FieldGroup, type FieldGroupAttributes, type FieldTexts } from '../field/index.ts';
import { useFormReset } from '../hooks/index.ts';
import { getRadioProps, type RadioChoice } from '../radio-group/index.ts';
import * as styles from './segmented-control.css.ts';

export interface Segment {
  /** Value to submit. */
  value: string;
  /** Label. With an icon only, give the icon a `title`. */
  label: ReactNode;
  /** Whether the segment is disabled. Default `false`. */
  disabled?: boolean;
}

export interface SegmentedControlProps
  extends Pick<FieldTexts, 'label' | 'optional' | 'optionalLabel' | 'hint' | 'error'>,
    FieldGroupAttributes,
    RadioChoice {
  /** Segments in display order, two to five with short labels. */
  segments: readonly Segment[];
  /** Whether the label is visually hidden. Default `false`. */
  labelHidden?: boolean;
  /** Whether all segments are disabled. Default `false`. */
  disabled?: boolean;
}

/**
 * Selection of one of a few views or modes, each always visible: a bar of native radio buttons. Native ones instead of
 * Radix ToggleGroup: they work and are submitted without scripts, and cannot be deselected. One must be selected unless
 * it is `optional`; as one usually is from the start, the label has no asterisk.
 *
 * | state hook of the root | present while |
 * | --- | --- |
 * | `data-invalid` | it has an `error` |
 */
export function SegmentedControl({
  label,
  labelHidden,
  optional = false,
  optionalLabel,
  hint,
  error,
  segments,
  name,
  value,
  defaultValue,
  onValueChange,
  disabled = false,
  ...props
}: SegmentedControlProps) {
  const baseId = useId();
  const bar = useRef<HTMLDivElement>(null);
  useFormReset(bar);
  return (
    <FieldGroup {...props} {...{ label, labelHidden, optional, optionalLabel, hint, error }} marked={optional}>
      <div ref={bar} className={styles.bar}>
        {segments.map((segment, index) => (
          <div key={segment.value} className={styles.segment}>
            <input
              {...getRadioProps({ name, value, defaultValue, onValueChange }, segment.value)}
              id={`${baseId}-${index}`}
              required={!optional}
              disabled={disabled || segment.disabled}
              className={styles.radio}
            />
            <label htmlFor={`${baseId}-${index}`} className={styles.label}>
              {segment.label}
            </label>
          </div>
        ))}
      </div>
    </FieldGroup>
  );
}
