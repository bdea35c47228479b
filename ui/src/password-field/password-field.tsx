'use client';
import { useEffect, useId, useRef, useState, type InputHTMLAttributes, type Ref } from 'react';
import { control, joinIds, Field, splitFieldProps, slots, type FieldProps } from '../field/index.ts';
import { EyeIcon, EyeOffIcon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { useMergedRef } from '../hooks/index.ts';
import { useTypedText } from '../hooks/use-typed-text.ts';
import { useStrings } from '../provider/index.ts';
import { classNames } from '../styles/class-names.ts';
import { passwordFieldStrings } from './password-field.strings.ts';
import { PasswordRules, type PasswordRulesProps } from './password-rules.tsx';
import {
  checkPassword,
  defaultPasswordRequirements,
  specialPasswordCharacters,
  type PasswordRequirements,
} from './password-requirements.ts';
import * as styles from './password-field.css.ts';

/** Props of `PasswordField`. Other attributes are passed to the `<input>`. */
export interface PasswordFieldProps
  extends Omit<
      InputHTMLAttributes<HTMLInputElement>,
      'type' | 'required' | 'size' | 'autoComplete' | 'value' | 'defaultValue'
    >,
    FieldProps {
  /** Whether password managers fill in the password or suggest a new one. */
  autoComplete: 'current-password' | 'new-password';
  /** Password. Makes the field controlled. */
  value?: string | undefined;
  /** Initial password of an uncontrolled field. Default: empty. */
  defaultValue?: string | undefined;
  /**
   * Name of the button that shows the password, the same in both states. Default: from the provider's strings, `Show
   * password`.
   */
  showLabel?: string | undefined;
  /** Requirements of a new password, checked while typing. Default: no list. */
  requirements?: PasswordRequirements | undefined;
  /** The host's own rules with their current state, instead of `requirements`. Default: no list. */
  rules?: Omit<PasswordRulesProps, 'id'>;
  /** Ref to the `<input>` element. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * Password field with a button that shows the password. Pasting and password managers work.
 *
 * | state hook of the root | present while |
 * | --- | --- |
 * | `data-invalid` | it has an `error` |
 * | `data-disabled` | it is `disabled` |
 * | `data-loading` | `loading` is set |
 *
 * A rule in the list has `data-met` while it is met.
 */
export function PasswordField({
  showLabel,
  requirements,
  rules: ownRules,
  ref,
  onChange,
  ...props
}: PasswordFieldProps) {
  const { frame, attributes } = splitFieldProps(props);
  const strings = useStrings('passwordField', passwordFieldStrings, { showLabel });
  const [shown, setShown] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const setInput = useMergedRef(input, ref);
  const [typed, setTyped] = useTypedText(input, props.defaultValue);
  const rulesId = useId();

  // Browsers store the value of a visible text field for suggestions, and do not offer to save it as a password.
  useEffect(() => {
    const form = shown ? input.current?.form : undefined;
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, [shown]);

  const limits = requirements && { ...defaultPasswordRequirements, ...requirements };
  const met = checkPassword(props.value ?? typed, limits);
  const rules =
    ownRules ??
    (limits && {
      title: strings.rulesTitle,
      metLabel: strings.metLabel,
      unmetLabel: strings.unmetLabel,
      items: [
        { id: 'length', label: strings.lengthRule(limits.minLength), met: met.length },
        {
          id: 'classes',
          label: strings.classesRule(limits.characterClasses, specialPasswordCharacters),
          met: met.classes,
        },
      ],
    });

  return (
    <Field {...frame} describedBy={joinIds(rules && rulesId, frame.describedBy)}>
      {(field) => (
        <>
          <span className={slots.box}>
            <input
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              {...attributes}
              {...field}
              ref={setInput}
              type={shown ? 'text' : 'password'}
              onChange={(event) => {
                setTyped(event.target.value);
                onChange?.(event);
              }}
              className={classNames(control, slots.input, slots.withTrailing)}
            />
            <span className={classNames(slots.trailing, styles.toggle)}>
              <IconButton
                label={strings.showLabel}
                icon={shown ? <EyeOffIcon size="medium" /> : <EyeIcon size="medium" />}
                aria-pressed={shown}
                aria-controls={field.id}
                disabled={props.disabled ?? false}
                onClick={() => setShown(!shown)}
              />
            </span>
          </span>
          {rules && <PasswordRules {...rules} id={rulesId} />}
        </>
      )}
    </Field>
  );
}
