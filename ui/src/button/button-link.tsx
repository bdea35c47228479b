'use client';
import { useWitryna, type LinkProps } from '../provider/index.ts';
import { classNames } from '../styles/class-names.ts';
import { buttonClass, type ButtonLook } from './button-class.ts';

/** All other attributes go to the link. */
export interface ButtonLinkProps extends LinkProps, ButtonLook {}

/** A link that looks like a button, by the host's link component. */
export function ButtonLink({ variant, size, fullWidth, className, ...props }: ButtonLinkProps) {
  const { linkComponent: Link } = useWitryna();
  return <Link {...props} className={classNames(buttonClass({ variant, size, fullWidth }), className)} />;
}
