import type { AnchorHTMLAttributes, ComponentType, ReactNode, Ref } from 'react';

/** Props of every link that a component renders. */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** URL in the form that the host's link component accepts. */
  href: string;
  /** Ref to the element. */
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * Component for links. The second type is for `forwardRef` of React 18, whose types of refs differ from those of
 * `ComponentType`.
 */
export type LinkComponent = ComponentType<LinkProps> | ((props: LinkProps) => ReactNode);

/** Default link: a plain anchor. */
export function AnchorLink({ children, ...props }: LinkProps) {
  return <a {...props}>{children}</a>;
}
