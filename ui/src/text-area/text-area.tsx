'use client';
import { useId, useRef, type Ref, type TextareaHTMLAttributes } from 'react';
import { control, joinIds, Field, splitFieldProps, type FieldProps } from '../field/index.ts';
import { useMergedRef } from '../hooks/index.ts';
import { useTypedText } from '../hooks/use-typed-text.ts';
import { classNames } from '../styles/class-names.ts';
import { CharacterCounter } from './character-counter.tsx';
import { textArea } from './text-area.css.ts';

/** Props of `TextArea`. Other attributes, such as `name` and `rows` (default 4), are passed to the `<textarea>`. */
export interface TextAreaProps
  extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'required' | 'value' | 'defaultValue'>,
    FieldProps {
  /** Text. Makes the field controlled. */
  value?: string | undefined;
  /** Initial text of an uncontrolled field. Default: empty. */
  defaultValue?: string | undefined;
  /** Maximum number of characters, enforced by the browser. Default: no limit. */
  maxLength?: number | undefined;
  /** Whether to show how many characters are left of `maxLength`. Default `false`. */
  counter?: boolean | undefined;
  /** Text of the counter. Default: from the provider's strings, `Characters left: …`. */
  charactersLeft?: ((left: number) => string) | undefined;
  /** Ref to the `<textarea>` element. */
  ref?: Ref<HTMLTextAreaElement>;
}

/**
 * Multi-line text field, which the shopper can resize vertically.
 *
 * | state hook | present while |
 * | --- | --- |
 * | `data-invalid` on the root | it has an `error` |
 * | `data-disabled` on the root | it is `disabled` |
 * | `data-loading` on the root | `loading` is set |
 * | `data-empty` on the counter | no more characters fit |
 */
export function TextArea({ rows = 4, counter = false, charactersLeft, ref, onChange, ...props }: TextAreaProps) {
  const { frame, attributes } = splitFieldProps(props);
  const counterId = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const setArea = useMergedRef(area, ref);
  const [typed, setTyped] = useTypedText(area, props.defaultValue);
  const limit = counter ? props.maxLength : undefined;
  return (
    <Field {...frame} describedBy={joinIds(limit === undefined ? undefined : counterId, frame.describedBy)}>
      {(field) => (
        <>
          <textarea
            {...attributes}
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
