'use client';
import { useRef } from 'react';
import { FieldGroup, type FieldGroupAttributes, type FieldTexts } from '../field/index.ts';
import { StarIcon } from '../icon/index.ts';
import { useStrings, type StringOverrides } from '../provider/index.ts';
import { useControlled, useFormReset, useInputBeforeHydration } from '../hooks/index.ts';
import * as styles from './rating-input.css.ts';
import { ratingInputStrings, type RatingInputStrings } from './rating-input.strings.ts';

/** Props of `RatingInput`. Other attributes are passed to the root element. Omitted strings come from the provider. */
export interface RatingInputProps extends FieldTexts, FieldGroupAttributes, StringOverrides<RatingInputStrings> {
  /** Name under which the form submits the number of stars. */
  name: string;
  /** Number of stars, 1 to 5, or 0 for none. Makes the input controlled. */
  value?: number;
  /** Initial number of stars of an uncontrolled input. Default 0: none. */
  defaultValue?: number;
  /** Called with the number of stars, 1 to 5. */
  onValueChange?(value: number): void;
}

const stars = [1, 2, 3, 4, 5];

/**
 * Star rating input: five native radio buttons that arrow keys move through.
 *
 * | state hook | present while |
 * | --- | --- |
 * | `data-invalid` on the root | it has an `error` |
 * | `data-filled` on a star | that many stars, or more, are selected |
 */
export function RatingInput({
  name,
  value: held,
  defaultValue = 0,
  onValueChange,
  starsLabel,
  ...group
}: RatingInputProps) {
  const strings = useStrings('ratingInput', ratingInputStrings, { starsLabel });
  const [value, choose, reset] = useControlled({ value: held, defaultValue, onChange: onValueChange });
  const row = useRef<HTMLDivElement>(null);
  useFormReset(row, reset);
  useInputBeforeHydration(row, (element) => {
    const checked = Number(element.querySelector('input:checked')?.getAttribute('value') ?? 0);
    if (checked !== value) choose(checked);
  });
  return (
    <FieldGroup {...group}>
      <div ref={row} className={styles.row}>
        {stars.map((star) => (
          <span key={star} data-filled={star <= value || undefined} className={styles.star}>
            <StarIcon size="large" />
            <input
              type="radio"
              name={name}
              value={star}
              aria-label={strings.starsLabel(star)}
              required={!group.optional}
              checked={star === value}
              onChange={() => choose(star)}
              className={styles.radio}
            />
          </span>
        ))}
        <span aria-hidden="true" className={styles.chosen}>
          {value > 0 && strings.starsLabel(value)}
        </span>
      </div>
    </FieldGroup>
  );
}
