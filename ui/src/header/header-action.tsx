'use client';
import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { useWitryna, type LinkProps } from '../provider/index.ts';
import { classNames } from '../styles/class-names.ts';
import * as styles from './header.css.ts';

interface HeaderActionProps {
  /** Icon, e.g. `<BagIcon />`. */
  icon: ReactNode;
  /** Accessible name, which contains the visible text. */
  label: string;
  /** Text next to the icon from 768 px. */
  text?: string | undefined;
  /**
   * Whether it is shown only on screens too narrow for the mega menu, or next to one with more items than fit on its
   * line. Default `false`.
   */
  narrowOnly?: boolean | undefined;
  /** Small counter at the corner, e.g. `3` or `99+`. It is not announced, so include it in `label`. */
  badge?: string | undefined;
}

/** Props of `HeaderLink`. Other attributes are passed to the link. */
export interface HeaderLinkProps extends HeaderActionProps, Omit<LinkProps, 'children' | 'onClick' | 'ref'> {
  /** URL of the link. */
  href: string;
  /** Called on click; it may call `event.preventDefault()`, e.g. to open the mini cart instead. */
  onClick?(event: MouseEvent<HTMLAnchorElement>): void;
  /** Ref to the element. */
  ref?: Ref<HTMLAnchorElement>;
}

/** Icon link of the header. Works without scripts. */
export function HeaderLink({ icon, label, text, narrowOnly, badge, className, ...props }: HeaderLinkProps) {
  const { linkComponent: Link } = useWitryna();
  return (
    <Link {...props} aria-label={label} className={classNames(headerActionClass({ narrowOnly }), className)}>
      <HeaderActionContent {...{ icon, text, badge }} />
    </Link>
  );
}

/** Props of `HeaderButton`. Other attributes are passed to the button. */
export interface HeaderButtonProps
  extends HeaderActionProps,
    Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'onClick'> {
  /** Called to toggle the controlled element. */
  onClick(): void;
  /** Whether the controlled element is open. */
  expanded: boolean;
  /** Id of the controlled element. */
  controls?: string;
  /** Ref to the element. */
  ref?: Ref<HTMLButtonElement>;
}

/** Icon button of the header that opens something. Hidden without scripts. */
export function HeaderButton({
  onClick,
  expanded,
  controls,
  icon,
  label,
  text,
  narrowOnly,
  badge,
  className,
  ...props
}: HeaderButtonProps) {
  return (
    <button
      type="button"
      {...props}
      onClick={onClick}
      aria-expanded={expanded}
      aria-controls={controls}
      aria-label={label}
      className={classNames(headerActionClass({ narrowOnly }), styles.button, className)}
    >
      <HeaderActionContent {...{ icon, text, badge }} />
    </button>
  );
}

/** Returns the class name of an icon of the header. */
export function headerActionClass({
  narrowOnly = false,
}: {
  narrowOnly?: boolean | undefined;
} = {}): string | undefined {
  return classNames(styles.action, narrowOnly && styles.narrowOnly);
}

/** Renders icon, text and badge of an icon of the header, whose name is an `aria-label`. */
export function HeaderActionContent({ icon, text, badge }: Omit<HeaderActionProps, 'label'>) {
  return (
    <>
      {icon}
      {text && (
        <span aria-hidden="true" className={styles.actionText}>
          {text}
        </span>
      )}
      {badge && (
        <span aria-hidden="true" className={styles.badge}>
          {badge}
        </span>
      )}
    </>
  );
}
