import { readKeyword } from '../css/values.ts';
import { buttonTypes, linkTypes, type ButtonType, type LinkFields } from '../node-base.ts';
import { safeLink } from '../sanitize/url.ts';
import type { HtmlElement } from './html-tree.ts';
import { classesOf } from './parts.ts';

/** Reads where an element links to. */
export function readLink(element: HtmlElement | undefined): LinkFields {
  return {
    link: safeLink(element?.attributes.get('href')),
    linkType: readKeyword(element?.attributes.get('data-link-type'), linkTypes),
    openInNewTab: element?.attributes.get('target')?.trim().toLowerCase() === '_blank',
  };
}

/** Reads the look of a button from its `pagebuilder-button-*` class; any writing of the name will do. */
export function readButtonType(element: HtmlElement | undefined): ButtonType {
  const names = classesOf(element).map((name) => /^pagebuilder-button-(.+)$/i.exec(name)?.[1]?.replace(/[-_]/g, '').toLowerCase());
  return buttonTypes.find((type) => names.includes(type.toLowerCase())) ?? 'primary';
}
