'use client';
import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { useWitryna, type LinkProps } from '../provider/index.ts';
import { classNames } from '../styles/class-names.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './header.css.ts';

interface HeaderActionProps {
  icon: ReactNode;
  /** Accessible name; contains the visible text. */
  label: string;
  /** Text next to the icon from 768 px on. */
  text?: string | undefined;
  /** Only while the screen is too narrow for the mega menu. Default false. */
  narrowOnly?: boolean | undefined;
  /** Small counter at the corner, e.g. `3` or `99+`; absent hides it. Not read out: say it in `label`. */
  badge?: string | undefined;
}

/** All other attributes go to the link. */
export interface HeaderLinkProps extends HeaderActionProps, Omit<LinkProps, 'children' | 'onClick' | 'ref'> {
  /** Where the link leads. */
  href: string;
  /** May take over from the link by `event.preventDefault()`, e.g. to open the mini cart. */
  onClick?(event: MouseEvent<HTMLAnchorElement>): void;
  ref?: Ref<HTMLAnchorElement>;
}

/** An icon of the header that leads somewhere. Works without scripts. */
export function HeaderLink({ icon, label, text, narrowOnly, badge, className, ...props }: HeaderLinkProps) {
  const { linkComponent: Link } = useWitryna();
  return (
    <Link {...props} className={classNames(headerActionClass({ narrowOnly }), className)}>
      <HeaderActionContent {...{ icon, label, text, badge }} />
    </Link>
  );
}

/** All other attributes go to the button. */
export interface HeaderButtonProps
  extends HeaderActionProps,
    Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'onClick'> {
  /** Opens or closes what the button is for. */
  onClick(): void;
  /** Whether what it opens is open. */
  expanded: boolean;
  /** Id of what it opens. */
  controls?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** An icon of the header that opens something. Not shown without scripts. */
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
      className={classNames(headerActionClass({ narrowOnly }), styles.button, className)}
    >
      <HeaderActionContent {...{ icon, label, text, badge }} />
    </button>
  );
}

/** Class of an icon of the header. */
export function headerActionClass({
  narrowOnly = false,
}: {
  narrowOnly?: boolean | undefined;
} = {}): string | undefined {
  return classNames(styles.action, narrowOnly && styles.narrowOnly);
}

/** Icon, name, text and badge of an icon of the header. */
export function HeaderActionContent({ icon, label, text, badge }: HeaderActionProps) {
  return (
    <>
      {icon}
      <VisuallyHidden>{label}</VisuallyHidden>
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
