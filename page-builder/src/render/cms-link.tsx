'use client';

import type { LinkProps } from '@witryna/ui/provider';
import { VisuallyHidden } from '@witryna/ui/visually-hidden';
import type { ReactNode } from 'react';
import type { LinkType } from '../nodes.ts';
import { usePageBuilder } from './provider.tsx';
import { resolveLink } from './resolve-link.ts';

export interface CmsLinkProps extends Omit<LinkProps, 'href' | 'target' | 'rel' | 'ref'> {
  /** URL in the content. */
  url: string | undefined;
  linkType?: LinkType | undefined;
  /** Whether it opens in a new tab. Default `false`. */
  openInNewTab?: boolean;
  /** Whether nothing in it names the link, so that it gets the name of links without text. Default `false`. */
  isUnnamed?: boolean;
  children?: ReactNode;
}

/**
 * Renders a link of the content: with the host's link component inside the shop, a plain anchor to files and other
 * hosts.
 */
export function CmsLink({ url, linkType, openInNewTab = false, isUnnamed = false, children, ...props }: CmsLinkProps) {
  const settings = usePageBuilder();
  const link = resolveLink(url, settings, linkType);
  // Without a URL, the text of the link still renders.
  const { id, dir, lang, className, style } = props;
  if (!link)
    return (
      <span id={id} dir={dir} lang={lang} className={className} style={style}>
        {children}
      </span>
    );
  const { linkComponent: Link, strings } = settings;
  const newTab = openInNewTab && { target: '_blank', rel: 'noopener noreferrer' };
  const content = (
    <>
      {children}
      {isUnnamed && <VisuallyHidden>{strings.openLink}</VisuallyHidden>}
      {/* The space is hidden too: it would be underlined, and stand before the punctuation after the link. */}
      {openInNewTab && <VisuallyHidden> ({strings.opensInNewTab})</VisuallyHidden>}
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
