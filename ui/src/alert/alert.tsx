'use client';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { useStrings, type StringOverrides } from '../provider/index.ts';
import { classNames } from '../styles/class-names.ts';
import * as styles from './alert.css.ts';
import { alertStrings, type AlertStrings } from './alert.strings.ts';

/** Tones of an alert. */
export const alertTones = ['info', 'success', 'warning', 'error'] as const;

const icons = { info: InfoIcon, success: SuccessIcon, warning: WarningIcon, error: ErrorIcon };

/** Props of `Alert`. Other attributes are passed to the root element. Omitted strings come from the provider. */
export interface AlertProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'>, StringOverrides<AlertStrings> {
  /** Kind of message, which decides color and icon. Default `info`. */
  tone?: (typeof alertTones)[number];
  /** Bold first line. Default: none. */
  title?: ReactNode;
  /** Message. */
  children: ReactNode;
  /** Links or buttons below the message. Default: none. */
  actions?: ReactNode;
  /** Called by the button that removes it; the parent then renders it no more. Default: no button. */
  onDismiss?(): void;
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement>;
}

/**
 * Message in the page, next to what it is about.
 *
 * It is announced only with a `role`: `status` for a message that appears after an action, `alert` for one that cannot
 * wait. A message that is there from the beginning needs none.
 *
 * | state hook of the root | present while |
 * | --- | --- |
 * | `data-type` | always: its tone |
 */
export function Alert({
  tone = 'info',
  title,
  children,
  actions,
  onDismiss,
  dismissLabel,
  className,
  ...props
}: AlertProps) {
  const strings = useStrings('alert', alertStrings, { dismissLabel });
  const Icon = icons[tone];
  return (
    <div {...props} data-type={tone} className={classNames(styles.tone[tone], className)}>
      <span className={styles.icon}>
        <Icon size="medium" />
      </span>
      <div className={styles.texts}>
        {title && <p className={styles.title}>{title}</p>}
        <div>{children}</div>
        {actions}
      </div>
      {onDismiss && (
        <IconButton
          label={strings.dismissLabel}
          icon={<CloseIcon size="medium" />}
          onClick={onDismiss}
          className={styles.dismiss}
        />
      )}
    </div>
  );
}
