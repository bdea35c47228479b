import { readKeyword } from '../css/values.ts';
import { linkTypes } from '../keywords.ts';
import type { ReadFields } from '../define-reader.ts';
import type { LinkFields } from '../nodes.ts';
import { readContentLink } from '../sanitize/content-link.ts';
import type { HtmlElement } from './html-tree.ts';

/** Reads where an element links to. */
export function readLink(element: HtmlElement | undefined): ReadFields<LinkFields> {
  return {
    link: readContentLink(element?.attributes.get('href')),
    linkType: readKeyword(element?.attributes.get('data-link-type'), linkTypes),
    openInNewTab: element?.attributes.get('target')?.trim().toLowerCase() === '_blank',
  };
}
