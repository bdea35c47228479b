'use client';
import { useId, useRef, useState, type Ref, type TextareaHTMLAttributes } from 'react';
import { control, joinIds, Field, type FieldProps } from '../field/index.ts';
import { useFormReset, useMergedRef } from '../hooks/index.ts';
import { classNames } from '../styles/class-names.ts';
import { CharacterCounter } from './character-counter.tsx';
import { textArea } from './text-area.css.ts';

/** All other attributes go to the `<textarea>`: `name`, `rows` (default 4), … */
export interface TextAreaProps
  extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'required' | 'value' | 'defaultValue'>,
    FieldProps {
  /** The text, held by the parent. Default: the field holds it itself. */
  value?: string | undefined;
  /** The text at first, while the field holds it. Default empty. */
  defaultValue?: string | undefined;
  /** Characters at most; the browser takes no more. Default: any number. */
  maxLength?: number | undefined;
  /** Shows how many characters are left of `maxLength`. Default false. */
  counter?: boolean | undefined;
  /** What the counter says. Default: from the provider's strings, `Characters left: …`. */
  charactersLeft?: ((left: number) => string) | undefined;
  /** The `<textarea>`. */
  ref?: Ref<HTMLTextAreaElement>;
}

/**
 * Several lines of text; the shopper may make it taller.
 *
 * | state hook | there while |
 * | --- | --- |
 * | `data-invalid` on the root | it has an `error` |
 * | `data-disabled` on the root | it is `disabled` |
 * | `data-loading` on the root | `loading` is set |
 * | `data-empty` on the counter | no more characters fit in |
 */
export function TextArea({
  label,
  optional,
  optionalLabel,
  hint,
  error,
  tone,
  loading,
  id,
  className,
  rows = 4,
  counter = false,
  charactersLeft,
  ref,
  onChange,
  ...props
}: TextAreaProps) {
  const counterId = useId();
  const [typed, setTyped] = useState(props.defaultValue ?? '');
  const area = useRef<HTMLTextAreaElement>(null);
  const setArea = useMergedRef(area, ref);
  useFormReset(area, () => setTyped(props.defaultValue ?? ''));
  const limit = counter ? props.maxLength : undefined;
  return (
    <Field
      {...{ label, optional, optionalLabel, hint, error, tone, loading, id, className }}
      disabled={props.disabled}
      describedBy={joinIds(limit === undefined ? undefined : counterId, props['aria-describedby'])}
    >
      {(field) => (
        <>
          <textarea
            {...props}
            {...field}
            ref={setArea}
            rows={rows}
            onChange={(event) => {
              setTyped(event.target.value);
              onChange?.(event);
            }}
            className={classNames(control, textArea)}
          />
          {limit !== undefined && (
            <CharacterCounter
              id={counterId}
              left={limit - (props.value ?? typed).length}
              charactersLeft={charactersLeft}
            />
          )}
        </>
      )}
    </Field>
  );
}
