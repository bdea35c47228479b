'use client';
import { useWitryna, type LinkProps } from '../provider/index.ts';
import { classNames } from '../styles/class-names.ts';
import { link, standaloneLink } from './text.css.ts';

/** Props of `TextLink`. Other attributes are passed to the link. */
export interface TextLinkProps extends LinkProps {
  /** Whether the link stands outside of a sentence, e.g. a phone number. Its target is then 44 px high. Default `false`. */
  standalone?: boolean;
}

/** Text link, rendered with the host's link component. */
export function TextLink({ standalone = false, className, ...props }: TextLinkProps) {
  const { linkComponent: Link } = useWitryna();
  return <Link {...props} className={classNames(link, standalone && standaloneLink, className)} />;
}
