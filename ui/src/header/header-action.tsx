'use client';
import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { useWitryna, type LinkProps } from '../provider/index.ts';
import { classNames } from '../styles/class-names.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './header.css.ts';

interface HeaderActionLook {
  icon: ReactNode;
  /** Accessible name; contains the visible text. */
  label: string;
  /** Text beside the icon from 768 px on. */
  text?: string | undefined;
  /** Only while the screen is too narrow for the mega menu. Default false. */
  narrowOnly?: boolean;
  /** Small counter at the corner, e.g. `3` or `99+`; absent hides it. Not read out: say it in `label`. */
  badge?: string | undefined;
}

/** All other attributes go to the link. */
export interface HeaderLinkProps extends HeaderActionLook, Omit<LinkProps, 'children' | 'onClick'> {
  /** Where it leads. */
  href: string;
  /** May take over from the link by `event.preventDefault()`, e.g. to open the mini cart. */
  onClick?(event: MouseEvent<HTMLAnchorElement>): void;
  ref?: Ref<HTMLAnchorElement>;
}

/** An icon of the header that leads somewhere. Works without scripts. */
export function HeaderLink({ icon, label, text, narrowOnly, badge, className, ...props }: HeaderLinkProps) {
  const { linkComponent: Link } = useWitryna();
  return (
    <Link {...props} className={actionClass(narrowOnly, className)}>
      {actionContent(icon, label, text, badge)}
    </Link>
  );
}

/** All other attributes go to the `<button>`. */
export interface HeaderButtonProps extends HeaderActionLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'onClick'> {
  /** Opens or closes what it is for. */
  onClick(): void;
  /** Whether what it opens is open. */
  expanded: boolean;
  /** Id of what it opens. */
  controls?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** An icon of the header that opens something. */
export function HeaderButton({ icon, label, text, narrowOnly, badge, onClick, expanded, controls, className, ...props }: HeaderButtonProps) {
  return (
    <button {...props} type="button" onClick={onClick} aria-expanded={expanded} aria-controls={controls} className={actionClass(narrowOnly, className)}>
      {actionContent(icon, label, text, badge)}
    </button>
  );
}

function actionClass(narrowOnly: boolean | undefined, ofHost: string | undefined): string | undefined {
  return classNames(styles.action, narrowOnly && styles.narrowOnly, ofHost);
}

function actionContent(icon: ReactNode, label: string, text: string | undefined, badge: string | undefined) {
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
