'use client';
import { useWitryna, type LinkProps } from '../provider/index.ts';
import { classNames } from '../styles/class-names.ts';
import type { IconButtonProps } from './icon-button.tsx';
import * as styles from './icon-button.css.ts';

/** Props of `IconButtonLink`. Other attributes are passed to the link. */
export interface IconButtonLinkProps
  extends Omit<LinkProps, 'children' | 'aria-label'>,
    Pick<IconButtonProps, 'label' | 'icon' | 'variant' | 'size'> {}

/** Round icon link of 44 px in the variants of `IconButton`, rendered with the host's link component. */
export function IconButtonLink({
  label,
  icon,
  variant = 'plain',
  size = 'medium',
  className,
  ...props
}: IconButtonLinkProps) {
  const { linkComponent: Link } = useWitryna();
  return (
    <Link
      {...props}
      aria-label={label}
      className={classNames(styles.variant[variant], size === 'small' && styles.small, className)}
    >
      {icon}
    </Link>
  );
}
