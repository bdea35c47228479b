'use client';

import type { LinkProps } from '@witryna/ui/provider';
import { VisuallyHidden } from '@witryna/ui/visually-hidden';
import type { ReactNode } from 'react';
import type { LinkType } from '../nodes.ts';
import { usePageBuilder } from './provider.tsx';
import { resolveLink } from './resolve-link.ts';

export interface CmsLinkProps extends Omit<LinkProps, 'href' | 'target' | 'rel' | 'ref'> {
  /** The address as the content has it. */
  url: string | undefined;
  linkType?: LinkType | undefined;
  /** Default false. */
  openInNewTab?: boolean;
  children?: ReactNode;
}

/** A link of the content: through the host's router inside the shop, a plain anchor to files and elsewhere. */
export function CmsLink({ url, linkType, openInNewTab = false, children, ...props }: CmsLinkProps) {
  const settings = usePageBuilder();
  const link = resolveLink(url, settings, linkType);
  // The text of a link that leads nowhere is still text.
  if (!link)
    return (
      <span className={props.className} style={props.style}>
        {children}
      </span>
    );
  const { linkComponent: Link, strings } = settings;
  const newTab = openInNewTab && { target: '_blank', rel: 'noopener noreferrer' };
  const content = (
    <>
      {children}
      {openInNewTab && (
        <>
          {' '}
          <VisuallyHidden>({strings.opensInNewTab})</VisuallyHidden>
        </>
      )}
    </>
  );
  return link.isInternal ? (
    <Link {...props} {...newTab} href={link.href}>
      {content}
    </Link>
  ) : (
    <a {...props} {...newTab} href={link.href}>
      {content}
    </a>
  );
}
