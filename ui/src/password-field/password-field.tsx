'use client';
import { useEffect, useId, useRef, useState, type InputHTMLAttributes, type Ref } from 'react';
import { control, describedBy, Field, slots, type FieldProps } from '../field/index.ts';
import { EyeIcon, EyeOffIcon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { classNames } from '../styles/class-names.ts';
import { PasswordRules, type PasswordRulesProps } from './password-rules.tsx';
import * as styles from './password-field.css.ts';

/** All other attributes go to the `<input>`. */
export interface PasswordFieldProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'required' | 'size' | 'autoComplete'>, FieldProps {
  /** Tells password managers whether to fill in or to suggest a password (FO-3). */
  autoComplete: 'current-password' | 'new-password';
  /** Name of the button that shows the password, e.g. `Pokaż hasło`; the same in both states. */
  showLabel: string;
  /** Rules of a new password with their present state. Default: no list. */
  rules?: Omit<PasswordRulesProps, 'id'>;
  ref?: Ref<HTMLInputElement>;
}

/** A password, with a button to look at it. Pasting and password managers work (FO-12). */
export function PasswordField({
  label, optional, optionalLabel, hint, error, tone, id, className, showLabel, rules, ref, ...props
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const rulesId = useId();

  // Browsers keep what a visible field held for their suggestions, and do not offer to save it as a password.
  useEffect(() => {
    const form = shown ? toggle.current?.form : undefined;
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, [shown]);

  return (
    <Field
      {...{ label, optional, optionalLabel, hint, error, tone, id, className }}
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
              ref={ref}
              type={shown ? 'text' : 'password'}
              className={classNames(control, slots.input, slots.withTrailing)}
            />
            <span className={classNames(slots.trailing, styles.toggle)}>
              <IconButton
                ref={toggle}
                label={showLabel}
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
