'use client';
import { useId, useRef, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { FieldHint, getFieldIds, joinIds, LabelProgress } from '../field/index.ts';
import { useFormReset, useMergedRef } from '../hooks/index.ts';
import { classNames } from '../styles/class-names.ts';
import * as styles from './switch.css.ts';

/**
 * Props of `Switch`. Other attributes, such as `name`, `checked`, `defaultChecked` and `onChange`, are passed to the
 * `<input>`.
 */
export interface SwitchProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role' | 'size' | 'required'> {
  /** Label, which says what is on, and does not change with the state. */
  label: ReactNode;
  /** Help that is always visible below the label. Default: none. */
  hint?: ReactNode;
  /** Whether the change is being saved. Shows progress and still accepts changes. Default `false`. */
  loading?: boolean;
  /** Ref to the `<input>` element. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * Setting that is on or off and takes effect at once. A native checkbox with the role `switch`: unlike Radix Switch, it
 * works and is submitted without scripts.
 *
 * | state hook of the root | present while |
 * | --- | --- |
 * | `data-disabled` | it is `disabled` |
 * | `data-loading` | `loading` is set |
 */
export function Switch({ label, hint, loading = false, id: ownId, className, ref, ...props }: SwitchProps) {
  const generatedId = useId();
  const { id, hintId } = getFieldIds(ownId ?? generatedId, { hint });
  const input = useRef<HTMLInputElement>(null);
  const setInput = useMergedRef(input, ref);
  useFormReset(input);
  return (
    <div
      data-disabled={props.disabled || undefined}
      data-loading={loading || undefined}
      className={classNames(styles.row, className)}
    >
      <input
        {...props}
        ref={setInput}
        id={id}
        type="checkbox"
        role="switch"
        aria-describedby={joinIds(hintId, props['aria-describedby'])}
        aria-busy={loading || undefined}
        className={styles.track}
      />
      <label htmlFor={id} className={styles.label}>
        {label}
        {loading && <LabelProgress />}
      </label>
      {hint && (
        <div className={styles.hint}>
          <FieldHint id={hintId}>{hint}</FieldHint>
        </div>
      )}
    </div>
  );
}
