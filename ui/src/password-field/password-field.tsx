'use client';
import { useEffect, useId, useRef, useState, type InputHTMLAttributes, type Ref } from 'react';
import { control, describedBy, Field, slots, type FieldProps } from '../field/index.ts';
import { EyeIcon, EyeOffIcon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { useFormReset, useMergedRef } from '../hooks/index.ts';
import { useWords } from '../provider/index.ts';
import { classNames } from '../styles/class-names.ts';
import { passwordFieldWords } from './password-field.words.ts';
import { PasswordRules, type PasswordRulesProps } from './password-rules.tsx';
import { checkPassword, defaultPasswordRequirements, specialPasswordCharacters, type PasswordRequirements } from './password-requirements.ts';
import * as styles from './password-field.css.ts';

/** All other attributes go to the `<input>`. */
export interface PasswordFieldProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'required' | 'size' | 'autoComplete' | 'value' | 'defaultValue'>, FieldProps {
  /** Tells password managers whether to fill in or to suggest a password (FO-3). */
  autoComplete: 'current-password' | 'new-password';
  /** The password, held by the parent. Default: the field holds it itself. */
  value?: string | undefined;
  /** The password at first, while the field holds it. Default empty. */
  defaultValue?: string | undefined;
  /** Name of the button that shows the password, the same in both states. Default: that of the provider's table, `Show password`. */
  showLabel?: string | undefined;
  /** Rules of a new password, checked while it is typed (FO-13) [VAL-04] [VAL-05]. Default: no list. */
  requirements?: PasswordRequirements | undefined;
  /** In place of `requirements`: rules of the host's own, with their present state. Default: no list. */
  rules?: Omit<PasswordRulesProps, 'id'>;
  /** The `<input>`. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * A password, with a button to look at it. Pasting and password managers work (FO-12).
 *
 * | state hook of the root | there while |
 * | --- | --- |
 * | `data-invalid` | it has an `error` |
 * | `data-disabled` | it is `disabled` |
 * | `data-busy` | it is `busy` |
 *
 * A rule in the list has `data-met` while it is met.
 */
export function PasswordField({
  label, optional, optionalLabel, hint, error, tone, busy, id, className, showLabel, requirements, rules: ownRules, ref, onChange, ...props
}: PasswordFieldProps) {
  const words = useWords('passwordField', passwordFieldWords, { showLabel });
  const [shown, setShown] = useState(false);
  const [typed, setTyped] = useState(props.defaultValue ?? '');
  const input = useRef<HTMLInputElement>(null);
  const setInput = useMergedRef(input, ref);
  const rulesId = useId();

  // Browsers keep what a visible field held for their suggestions, and do not offer to save it as a password.
  useEffect(() => {
    const form = shown ? input.current?.form : undefined;
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, [shown]);

  useFormReset(input, () => setTyped(props.defaultValue ?? ''));

  const limits = requirements && { ...defaultPasswordRequirements, ...requirements };
  const met = checkPassword(props.value ?? typed, limits);
  const rules = ownRules ?? (limits && {
    title: words.rulesTitle,
    metLabel: words.metLabel,
    unmetLabel: words.unmetLabel,
    items: [
      { id: 'length', label: words.lengthRule(limits.minimumLength), met: met.length },
      { id: 'classes', label: words.classesRule(limits.characterClasses, specialPasswordCharacters), met: met.classes },
    ],
  });

  return (
    <Field
      {...{ label, optional, optionalLabel, hint, error, tone, busy, id, className }}
      disabled={props.disabled}
      describedBy={describedBy(rules && rulesId, props['aria-describedby'])}
    >
      {(field) => (
        <>
          <span className={slots.box}>
            <input
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              {...props}
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
                label={words.showLabel}
                icon={shown ? <EyeOffIcon size="medium" /> : <EyeIcon size="medium" />}
                aria-pressed={shown}
                aria-controls={field.id}
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
