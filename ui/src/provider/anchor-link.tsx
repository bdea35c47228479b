import type { AnchorHTMLAttributes, Ref } from 'react';

/** Props of every link that a component renders. */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** URL in the form that the host's link component accepts. */
  href: string;
  /** Ref to the element. */
  ref?: Ref<HTMLAnchorElement>;
}

/** Default link: a plain anchor. */
export function AnchorLink({ children, ...props }: LinkProps) {
  return <a {...props}>{children}</a>;
}
