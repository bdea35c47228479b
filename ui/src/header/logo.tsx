'use client';
import type { ReactNode } from 'react';
import { LogoGlyph } from '../icon/index.ts';
import { useWitryna, type LinkProps } from '../provider/index.ts';
import { classNames } from '../styles/class-names.ts';
import * as styles from './header.css.ts';

/** Props of `Logo`. Other attributes are passed to the link. */
export interface LogoProps extends LinkProps {
  /** URL of the home page. */
  href: string;
  /** Accessible name, which contains the visible word, e.g. `witryna, strona główna`. */
  label: string;
  /** Word next to the glyph. Default: none. */
  children?: ReactNode;
  /**
   * Mark of the shop that replaces glyph and word: an `<img>` with an empty alternative text, an SVG, any element.
   * Default: the glyph of Witryna.
   */
  image?: ReactNode;
  /** Whether it takes the color of the surrounding text, for dark backgrounds. Default `false`. */
  inverse?: boolean;
}

/** Logo of the shop with a link to the home page. */
export function Logo({ label, children, inverse = false, image, className, ...props }: LogoProps) {
  const { linkComponent: Link } = useWitryna();
  return (
    <Link {...props} aria-label={label} className={classNames(styles.logo, inverse && styles.logoInverse, className)}>
      {image ?? (
        <>
          <LogoGlyph size="large" />
          {children}
        </>
      )}
    </Link>
  );
}
