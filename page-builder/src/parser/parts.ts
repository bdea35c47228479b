import { withoutOwnClasses } from '../sanitize/without-own-classes.ts';
import type { HtmlElement, HtmlNode } from './html-tree.ts';

/** Returns whether the element is the root of a content type. */
export function isContentType(element: HtmlElement): boolean {
  return Boolean(element.attributes.get('data-content-type'));
}

/**
 * Finds a part of a content type by its `data-element`, as Page Builder does: the root itself, otherwise the first
 * descendant that belongs to this content type and not to a nested one.
 */
export function findPart(root: HtmlElement, name: string): HtmlElement | undefined {
  const isPart = (element: HtmlElement) => element.attributes.get('data-element') === name;
  return isPart(root) ? root : findElement(root.children, isPart);
}

/** Finds the first element in document order that passes the test, without searching nested content types. */
export function findElement(
  nodes: readonly HtmlNode[],
  test: (element: HtmlElement) => boolean,
): HtmlElement | undefined {
  for (const node of nodes) {
    if (node.kind !== 'element' || isContentType(node)) continue;
    const found = test(node) ? node : findElement(node.children, test);
    if (found) return found;
  }
  return undefined;
}

/**
 * Finds all parts of a content type with a `data-element`, in document order, without those of nested content types.
 */
export function findParts(root: HtmlElement, name: string): HtmlElement[] {
  const isOwn = (element: HtmlElement) => !isContentType(element);
  return collectElements(root.children, (element) => element.attributes.get('data-element') === name, isOwn, []);
}

/**
 * Finds all elements in document order that pass the test, also in nested content types.
 *
 * @param enters - Returns whether an element and everything in it is searched. Default: every one
 */
export function findAll(
  nodes: readonly HtmlNode[],
  test: ElementTest,
  enters: ElementTest = () => true,
): HtmlElement[] {
  return collectElements(nodes, test, enters, []);
}

export type ElementTest = (element: HtmlElement) => boolean;

function collectElements(
  nodes: readonly HtmlNode[],
  test: ElementTest,
  enters: ElementTest,
  found: HtmlElement[],
): HtmlElement[] {
  for (const node of nodes) {
    if (node.kind === 'text' || !enters(node)) continue;
    if (test(node)) found.push(node);
    collectElements(node.children, test, enters, found);
  }
  return found;
}

/** Elements that show a file. */
export const loaded: ReadonlySet<string> = new Set(['img', 'iframe', 'video', 'audio']);

/**
 * Returns all text inside, like `textContent`, but without style sheets, and with line breaks between words.
 *
 * @param isLeftOut - Returns whether an element in the node is left out. Default: none
 */
export function getText(node: HtmlNode, isLeftOut?: ElementTest): string {
  if (node.kind === 'text') return node.value;
  if (node.name === 'br') return '\n';
  if (node.name === 'style') return '';
  return node.children
    .map((child) => (child.kind === 'element' && isLeftOut?.(child) ? '' : getText(child, isLeftOut)))
    .join('');
}

/** Returns the items of the `class` attribute. */
export function getClasses(element: HtmlElement | undefined): string[] {
  return element?.attributes.get('class')?.split(/\s+/).filter(Boolean) ?? [];
}

/**
 * Returns the merchant's classes, without those of Page Builder's own structure and of the application. Those that hide
 * a content type on phones, or elsewhere, are the merchant's.
 */
export function getCustomClasses(element: HtmlElement): string[] {
  return getClasses(element).filter(
    (name) => withoutOwnClasses(name) && !/^(?:pagebuilder-(?!mobile-)|tab-align-)/.test(name),
  );
}

/** Returns whether an attribute is true: Page Builder writes `true` or `1`. */
export function isOn(element: HtmlElement | undefined, attribute: string): boolean {
  return /^\s*(?:true|1)\s*$/i.test(element?.attributes.get(attribute) ?? '');
}

/** Parses a finite number from an attribute. */
export function parseNumber(element: HtmlElement | undefined, attribute: string): number | undefined {
  const text = element?.attributes.get(attribute)?.trim();
  const value = Number(text);
  return text === undefined || text === '' || !Number.isFinite(value) ? undefined : value;
}

/** Returns the text, or undefined if it contains only white space. */
export function filled(text: string | undefined): string | undefined {
  return text === undefined || text.trim() === '' ? undefined : text;
}

/** Returns whether the element contains no other elements. */
export function isTextOnly(element: HtmlElement): boolean {
  return element.children.every((child) => child.kind === 'text');
}
