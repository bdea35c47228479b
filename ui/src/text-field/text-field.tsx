import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { control, Field, slots, splitFieldProps, type FieldProps } from '../field/index.ts';
import { classNames } from '../styles/class-names.ts';

/** Types of a text field. Use `PasswordField` for passwords, `DateField` for dates. */
export const textFieldTypes = ['text', 'email', 'tel', 'search', 'url'] as const;

/**
 * Props of `TextField`. Other attributes, such as `name`, `value`, `defaultValue`, `autoComplete`, `inputMode` and
 * `maxLength`, are passed to the `<input>`.
 */
export interface TextFieldProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'required' | 'size'>,
    FieldProps {
  /** Type of the input. Default `text`. */
  type?: (typeof textFieldTypes)[number];
  /** Decorative content at the start of the field: an icon of 20 px, or up to four characters. */
  leading?: ReactNode;
  /** Icon or icon button at the end of the field. */
  trailing?: ReactNode;
  /** Ref to the `<input>` element. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * Single-line text field, 48 px high.
 *
 * | state hook of the root | present while |
 * | --- | --- |
 * | `data-invalid` | it has an `error` |
 * | `data-disabled` | it is `disabled` |
 * | `data-loading` | `loading` is set |
 */
export function TextField({ leading, trailing, type = 'text', ref, ...props }: TextFieldProps) {
  const { frame, attributes } = splitFieldProps(props);
  return (
    <Field {...frame}>
      {(field) => (
        <span className={slots.box}>
          <input
            {...defaultsOfType[type]}
            {...attributes}
            {...field}
            ref={ref}
            type={type}
            className={classNames(
              control,
              slots.input,
              leading ? slots.withLeading : undefined,
              trailing ? slots.withTrailing : undefined,
            )}
          />
          {leading && (
            <span aria-hidden="true" className={slots.leading}>
              {leading}
            </span>
          )}
          {trailing && <span className={slots.trailing}>{trailing}</span>}
        </span>
      )}
    </Field>
  );
}

/** Default attributes by type, for the virtual keyboards of phones. */
const defaultsOfType: Record<(typeof textFieldTypes)[number], InputHTMLAttributes<HTMLInputElement>> = {
  text: {},
  email: { inputMode: 'email', autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false },
  tel: { inputMode: 'tel' },
  search: { inputMode: 'search', enterKeyHint: 'search' },
  url: { inputMode: 'url', autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false },
};
