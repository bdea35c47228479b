import type { AnchorHTMLAttributes, Ref } from 'react';

/** Props of every link that a component renders; `href` is an address the host understands. */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** An address that the host understands. */
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** The default link: a plain anchor. */
export function AnchorLink({ children, ...props }: LinkProps) {
  return <a {...props}>{children}</a>;
}
