import { CheckIcon } from '../icon/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './password-field.css.ts';

/** One thing that a new password must have. */
export interface PasswordRule {
  /** Different for each rule. */
  id: string;
  /** E.g. `co najmniej 10 znaków`. */
  label: string;
  /** Whether what is typed so far has it. */
  met: boolean;
}

/** The rules of a new password with their present state. */
export interface PasswordRulesProps {
  /** Id of the list, which describes the field. */
  id?: string;
  /** Above the list, e.g. `Hasło musi mieć:`. */
  title: string;
  /** The rules, in their order. */
  items: readonly PasswordRule[];
  /** State in words, e.g. `spełnione`. */
  metLabel: string;
  /** State in words, e.g. `niespełnione`. */
  unmetLabel: string;
}

/** The rules of a new password, ticked off while it is typed: seen as a tick, said as a word. */
export function PasswordRules({ id, title, items, metLabel, unmetLabel }: PasswordRulesProps) {
  return (
    <div id={id} className={styles.rules}>
      <p>{title}</p>
      <ul role="list" aria-live="polite" className={styles.list}>
        {items.map((rule) => (
          // Atomic, so that a change says the rule and not the state alone.
          <li key={rule.id} aria-atomic="true" data-met={rule.met || undefined} className={styles.rule}>
            {rule.met ? <CheckIcon size="small" /> : <span aria-hidden="true" className={styles.open} />}
            <span>
              {rule.label}
              <VisuallyHidden>: {rule.met ? metLabel : unmetLabel}</VisuallyHidden>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
