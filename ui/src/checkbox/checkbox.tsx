'use client';
import { useId, useRef, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import {
  joinIds,
  FieldError,
  FieldHint,
  getFieldIds,
  FieldLabelText,
  inverse,
  LabelProgress,
  type FieldProps,
} from '../field/index.ts';
import { useFormReset, useIsomorphicLayoutEffect, useMergedRef } from '../hooks/index.ts';
import { classNames } from '../styles/class-names.ts';
import * as styles from './checkbox.css.ts';

/**
 * Props of `Checkbox`. Other attributes, such as `name`, `value`, `checked`, `defaultChecked` and `onChange`, are
 * passed to the `<input>`.
 */
export interface CheckboxProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'size'>,
    Pick<FieldProps, 'label' | 'hint' | 'error' | 'tone' | 'loading'> {
  /** Whether it must be checked; its label then has an asterisk. Default `false`. */
  required?: boolean;
  /**
   * Whether it is shown as partly checked, above checkboxes of which some are checked. It is still submitted as checked
   * or not. Without scripts it is not shown. Default `false`.
   */
  indeterminate?: boolean;
  /** Text after the label of an optional checkbox, e.g. `(optional)`. Default: none. */
  optionalLabel?: string | undefined;
  /** Content below the label and outside of it, e.g. the full legal text. */
  children?: ReactNode;
  /** Ref to the `<input>` element. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * Native checkbox with its label. Links inside the label do not toggle it. Unlike Radix Checkbox, it works without
 * scripts.
 *
 * | state hook of the root | present while |
 * | --- | --- |
 * | `data-invalid` | it has an `error` |
 * | `data-disabled` | it is `disabled` |
 * | `data-loading` | `loading` is set |
 */
export function Checkbox({
  label,
  hint,
  error,
  tone,
  loading = false,
  required = false,
  indeterminate = false,
  optionalLabel = '',
  id: ownId,
  className,
  children,
  ref,
  ...props
}: CheckboxProps) {
  const generatedId = useId();
  const { id, hintId, errorId } = getFieldIds(ownId ?? generatedId, { hint, error });
  const input = useRef<HTMLInputElement>(null);
  const setInput = useMergedRef(input, ref);
  useFormReset(input);
  // There is no attribute for it, and each click of the visitor unsets it.
  useIsomorphicLayoutEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  });
  return (
    <div
      data-invalid={error ? true : undefined}
      data-disabled={props.disabled || undefined}
      data-loading={loading || undefined}
      className={classNames(styles.row, tone === 'inverse' && inverse, className)}
    >
      <input
        {...props}
        ref={setInput}
        id={id}
        type="checkbox"
        required={required}
        aria-describedby={joinIds(errorId, hintId, props['aria-describedby'])}
        aria-invalid={error ? true : undefined}
        aria-busy={loading || undefined}
        className={styles.box}
      />
      <label htmlFor={id} className={styles.label}>
        <FieldLabelText label={label} optional={!required} optionalLabel={optionalLabel} />
        {loading && <LabelProgress />}
      </label>
      {(hint || error || children) && (
        <div className={styles.texts}>
          {error && <FieldError id={errorId}>{error}</FieldError>}
          {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
          {children}
        </div>
      )}
    </div>
  );
}
