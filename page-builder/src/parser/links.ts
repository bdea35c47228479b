import { readKeyword } from '../css/values.ts';
import { linkTypes } from '../reader-keywords.ts';
import type { ReadFields } from '../define-reader.ts';
import type { LinkFields } from '../nodes.ts';
import type { HtmlElement } from './html-tree.ts';
import type { ReadContext } from './reader.ts';

/** Reads where an element links to. */
export function readLink(element: HtmlElement | undefined, context: ReadContext): ReadFields<LinkFields> {
  const linkType = readKeyword(element?.attributes.get('data-link-type'), linkTypes);
  return {
    link: context.linkUrl(element?.attributes.get('href'), linkType),
    linkType,
    openInNewTab: element?.attributes.get('target')?.trim().toLowerCase() === '_blank',
  };
}
