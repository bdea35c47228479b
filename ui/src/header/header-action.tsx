import type { MouseEvent, ReactNode, Ref } from 'react';
import { useWitryna } from '../provider/index.ts';
import { classNames } from '../styles/class-names.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './header.css.ts';

interface HeaderActionLook {
  icon: ReactNode;
  /** Accessible name; contains the visible text. */
  label: string;
  /** Text beside the icon from 768 px on. */
  text?: string;
  /** Only while the screen is too narrow for the mega menu. Default false. */
  narrowOnly?: boolean;
  /** Small counter at the corner, e.g. `3` or `99+`; absent hides it. Not read out: say it in `label`. */
  badge?: string | undefined;
}

export interface HeaderLinkProps extends HeaderActionLook {
  href: string;
  /** May take over from the link by `event.preventDefault()`, e.g. to open the mini cart. */
  onClick?(event: MouseEvent<HTMLAnchorElement>): void;
  ref?: Ref<HTMLAnchorElement>;
}

/** An icon of the header that leads somewhere. Works without scripts. */
export function HeaderLink({ href, onClick, ref, ...look }: HeaderLinkProps) {
  const { linkComponent: Link } = useWitryna();
  return (
    <Link href={href} ref={ref} onClick={onClick} className={headerActionClass(look)}>
      <HeaderActionContent {...look} />
    </Link>
  );
}

export interface HeaderButtonProps extends HeaderActionLook {
  onClick(): void;
  /** Whether what it opens is open. */
  expanded: boolean;
  /** Id of what it opens. */
  controls?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** An icon of the header that opens something. */
export function HeaderButton({ onClick, expanded, controls, ref, ...look }: HeaderButtonProps) {
  return (
    <button type="button" ref={ref} onClick={onClick} aria-expanded={expanded} aria-controls={controls} className={headerActionClass(look)}>
      <HeaderActionContent {...look} />
    </button>
  );
}

/** Class of an icon of the header. */
export function headerActionClass({ narrowOnly = false }: Pick<HeaderActionLook, 'narrowOnly'> = {}): string | undefined {
  return classNames(styles.action, narrowOnly && styles.narrowOnly);
}

/** Icon, name, text and badge of an icon of the header. */
export function HeaderActionContent({ icon, label, text, badge }: HeaderActionLook) {
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
