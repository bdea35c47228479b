'use client';
import { LogoGlyph } from '../icon/index.ts';
import { useWitryna, type LinkProps } from '../provider/index.ts';
import { classNames } from '../styles/class-names.ts';
import * as styles from './header.css.ts';

/** All other attributes go to the link. */
export interface LogoProps extends LinkProps {
  /** Address of the home page. */
  href: string;
  /** Name of the link, which contains the visible word, e.g. `witryna, strona główna`. */
  label: string;
  /** The word next to the glyph. */
  children: string;
  /** Takes the color of the text around it, for dark backgrounds. Default false. */
  inverse?: boolean;
}

/** The shop's logo, leading home. */
export function Logo({ label, children, inverse = false, className, ...props }: LogoProps) {
  const { linkComponent: Link } = useWitryna();
  return (
    <Link {...props} aria-label={label} className={classNames(styles.logo, inverse && styles.logoInverse, className)}>
      <LogoGlyph size="large" />
      {children}
    </Link>
  );
}
