'use client';
import type { ReactNode } from 'react';
import { useWitryna, type LinkProps } from '../provider/index.ts';
import { classNames } from '../styles/class-names.ts';
import * as styles from './header.css.ts';

/** Props of `Logo`. Other attributes are passed to the link. */
export interface LogoProps extends LinkProps {
  /** URL of the home page. */
  href: string;
  /** Accessible name, which contains the visible word, e.g. `witryna, home page`. */
  label: string;
  /** Word next to the mark of the provider. Default: none. */
  children?: ReactNode;
  /**
   * Logo that replaces mark and word: an `<img>` with an empty alternative text, an SVG, any element. Mark and word take
   * the place of an `<img>` with `data-broken`, see `Image`. Default: none.
   */
  image?: ReactNode;
  /** Whether it takes the color of the surrounding text, for dark backgrounds. Default `false`. */
  inverse?: boolean;
}

/** Logo of the shop with a link to the home page. */
export function Logo({ label, children, inverse = false, image, className, ...props }: LogoProps) {
  const { linkComponent: Link, mark } = useWitryna();
  const name = (
    <>
      {mark}
      {children}
    </>
  );
  return (
    <Link {...props} aria-label={label} className={classNames(styles.logo, inverse && styles.logoInverse, className)}>
      {image}
      {image ? <span className={styles.logoFallback}>{name}</span> : name}
    </Link>
  );
}
