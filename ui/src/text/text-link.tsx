'use client';
import { useWitryna, type LinkProps } from '../provider/index.ts';
import { classNames } from '../styles/class-names.ts';
import { link } from './text.css.ts';

/** Link within text, rendered with the host's link component. */
export function TextLink({ className, ...props }: LinkProps) {
  const { linkComponent: Link } = useWitryna();
  return <Link {...props} className={classNames(link, className)} />;
}
