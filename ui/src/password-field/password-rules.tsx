import { CheckIcon } from '../icon/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './password-field.css.ts';

/** Rule of a new password. */
export interface PasswordRule {
  /** Unique id in the list. */
  id: string;
  /** Text of the rule, e.g. `at least 10 characters`. */
  label: string;
  /** Whether the current password meets the rule. */
  met: boolean;
}

/** Rules of a new password with their current state. */
export interface PasswordRulesProps {
  /** Id of the list, which describes the field. */
  id?: string;
  /** Title above the list, e.g. `Your password needs:`. */
  title: string;
  /** Rules in display order. */
  items: readonly PasswordRule[];
  /** Text for a met rule, e.g. `met`. */
  metLabel: string;
  /** Text for an unmet rule, e.g. `not met`. */
  unmetLabel: string;
}

/** Lists the rules of a new password with their state, as a check mark and as text for screen readers. */
export function PasswordRules({ id, title, items, metLabel, unmetLabel }: PasswordRulesProps) {
  return (
    <div id={id} className={styles.rules}>
      <p>{title}</p>
      <ul role="list" aria-live="polite" className={styles.list}>
        {items.map((rule) => (
          // Atomic, so that a change announces the rule and not only its state.
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
