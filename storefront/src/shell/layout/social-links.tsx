import { FacebookIcon, InstagramIcon } from '@witryna/ui/icon';
import type { SocialLink } from '@witryna/ui/footer';
import type { ReactNode } from 'react';
import { getBlockLinks } from './footer-links.ts';

const icons: Readonly<Record<string, ReactNode>> = {
  'facebook.com': <FacebookIcon />,
  'instagram.com': <InstagramIcon />,
};

/**
 * Returns the links of the merchant's block of social network pages, in its order; those of networks with a known logo
 * get it. Links that do not leave the shop, such as to a page about the networks, are kept as well.
 *
 * @param html sanitized
 */
export function getSocialLinks(html: string): SocialLink[] {
  return getBlockLinks(html)
    .flatMap(({ links }) => links)
    .map(({ href, label }) => ({ href, label, icon: getIcon(href) }));
}

function getIcon(href: string): ReactNode {
  if (!URL.canParse(href)) return undefined;
  const { hostname } = new URL(href);
  return Object.entries(icons).find(([domain]) => hostname === domain || hostname.endsWith(`.${domain}`))?.[1];
}
