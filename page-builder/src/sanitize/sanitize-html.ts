import { splitDeclarations, type Declaration } from '../css/declarations.ts';
import { renamedSelect, type Attributes, type HtmlElement, type HtmlNode } from '../parser/html-tree.ts';
import { getAltText } from '../parser/images.ts';
import type { ContentProblem } from '../parser/reader.ts';
import { getEmbedUrl, parseVideoSource } from '../video-source.ts';
import { sanitizeDeclarations, withWidthShare, writeDeclarations } from './inline-style.ts';
import { isEmptyElement } from './is-empty-element.ts';
import { allowedElements, voidElements } from './policy-elements.ts';
import { elementAttributes, globalAttributes, mediaAttributes } from './policy.ts';
import { findRedundantLinks } from './find-redundant-links.ts';
import { blockElements, droppedElements, idPrefix, numericAttributes, silentElements } from './replacements.ts';
import { isDirective, safeLink, safeMedia } from './url.ts';

/** What sanitizing needs to know besides the markup. */
export interface SanitizeContext {
  /**
   * The only hosts that images, videos and frames may come from; frames of known video hosts always may. Default: every
   * host.
   */
  mediaHosts?: readonly string[];
  /** The declarations that hold for an element. Default: those of its `style` attribute. */
  declarationsOf?: (element: HtmlElement) => readonly Declaration[];
  /** Whether the element was switched off and goes with all it holds. Default: none was. */
  isHidden?: (element: HtmlElement) => boolean;
  /** Names of `data-*` attributes that stay. Default: none. */
  dataAttributes?: ReadonlySet<string> | undefined;
  /** Called of images without alternative text, of what goes, and of directives that nobody replaced. */
  report?: ((problem: ContentProblem) => void) | undefined;
  /** Sanitized HTML to write inside an element. Default: its own content. */
  contentOf?: (element: HtmlElement) => string | undefined;
  /** Ids already given away. Pass one set for all parts of a document. */
  usedIds?: Set<string>;
  /** The texts of styles already checked. Pass one map for all parts of a document. */
  styleTexts?: Map<readonly Declaration[], string>;
}

/**
 * Writes nodes as HTML that holds only what the policy allows: no script, no handler, no form, no style sheet, no frame
 * except of YouTube and Vimeo. The result is canonical: quoted attributes, `&`, `<`, `>`, `"` and no-break spaces
 * always escaped, every element closed.
 */
export function sanitizeNodes(nodes: readonly HtmlNode[], context: SanitizeContext = {}): string {
  const { usedIds = new Set<string>(), styleTexts = new Map<readonly Declaration[], string>() } = context;
  return writeNodes(nodes, { ...context, usedIds, styleTexts, repeatedLinks: findRedundantLinks(nodes) }, undefined);
}

type Context = SanitizeContext &
  Required<Pick<SanitizeContext, 'usedIds' | 'styleTexts'>> & { repeatedLinks: ReadonlySet<HtmlElement> };

function writeNodes(nodes: readonly HtmlNode[], context: Context, parent: string | undefined): string {
  let html = '';
  for (const node of nodes) {
    if (node.kind === 'element') html += writeElement(node, context, parent);
    // White space between rows and cells means nothing, and React complains about it.
    else if (parent !== undefined && tableParts.has(parent) && node.value.trim() === '') continue;
    else html += writeText(node.value, context);
  }
  return html;
}

function writeText(text: string, { report }: Context): string {
  if (report && text.includes('{{'))
    for (const [subject] of text.matchAll(/\{\{[^{}]+\}\}/g))
      report({ kind: 'directive', subject: subject.slice(0, 80) });
  return escapeText(text);
}

const tableParts = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr', 'colgroup']);

function writeElement(element: HtmlElement, context: Context, parent: string | undefined): string {
  if (context.isHidden?.(element)) return '';
  if (droppedElements.has(element.name)) {
    if (!silentElements.has(element.name))
      context.report?.({ kind: 'not-allowed', subject: `<${originalName(element)}>` });
    return '';
  }
  const name = allowedName(element.name);
  if (name === 'source' && parent !== 'video' && parent !== 'audio') return '';
  const attributes = readAttributes(name, element, context);
  const address = attributes.get('src');
  if ((name === 'iframe' || name === 'img') && address === undefined) {
    const subject = element.attributes.get('src')?.trim();
    if (subject) context.report?.({ kind: 'not-allowed', subject: subject.slice(0, 80) });
    return '';
  }
  if (name === 'iframe') return `<iframe${writeAttributes(attributes)}></iframe>`;
  if (address !== undefined && isDirective(address))
    context.report?.({ kind: 'directive', subject: address.slice(0, 80) });
  if (name === 'img' && !element.attributes.has('alt'))
    context.report?.({ kind: 'missing-alt', subject: address ?? '' });
  if (voidElements.has(name)) return `<${name}${writeAttributes(attributes)}>`;
  const content = context.contentOf?.(element) ?? writeNodes(element.children, context, name);
  if (isEmptyElement(name, attributes, content)) return name === 'a' ? content : '';
  // The parser drops the first line end of a pre, so one more keeps the one that is content.
  const start = name === 'pre' && content.startsWith('\n') ? '\n' : '';
  return `<${name}${writeAttributes(attributes)}>${start}${content}</${name}>`;
}

/**
 * The name an element is written with. Unknown ones are renamed and not unwrapped, so that the nesting stays what the
 * parser made.
 */
function allowedName(name: string): string {
  if (allowedElements.has(name)) return name;
  return blockElements.has(name) ? 'div' : 'span';
}

function readAttributes(name: string, element: HtmlElement, context: Context): Map<string, string> {
  const own = elementAttributes.get(name);
  const result = new Map<string, string>();
  for (const [attribute, value] of element.attributes) {
    const isAllowed = globalAttributes.has(attribute) || own?.has(attribute) || context.dataAttributes?.has(attribute);
    if (attribute === 'style' || attribute === 'id' || !isAllowed) continue;
    const safe = readAttribute(name, attribute, value, context);
    if (safe !== undefined) result.set(attribute, safe);
  }
  const id = readId(element, context.usedIds);
  if (id !== undefined) result.set('id', id);
  const style = withWidthShare(
    styleTextOf(element, context),
    own?.has('width') ? element.attributes.get('width') : undefined,
  );
  if (style) result.set('style', style);
  // One whose address was refused is no link, and nobody would meet it twice.
  if (result.has('href') && context.repeatedLinks.has(element)) result.set('aria-hidden', 'true').set('tabindex', '-1');
  return completeAttributes(element, result);
}

/** Elements are often styled alike, and declarations that are the same object need to be checked but once. */
function styleTextOf(element: HtmlElement, { declarationsOf, mediaHosts, styleTexts }: Context): string {
  const declarations = declarationsOf?.(element) ?? splitDeclarations(element.attributes.get('style') ?? '');
  if (declarations.length === 0) return '';
  const text = styleTexts.get(declarations) ?? writeDeclarations(sanitizeDeclarations(declarations, mediaHosts));
  styleTexts.set(declarations, text);
  return text;
}

function readAttribute(element: string, name: string, value: string, context: Context): string | undefined {
  if (name === 'href') return readHref(value);
  if (element === 'iframe') return readFrameAttribute(name, value);
  if (mediaAttributes.has(name)) return safeMedia(value, context.mediaHosts);
  if (numericAttributes.has(name)) return readNumber(value);
  if (name === 'target') return value.toLowerCase() === '_blank' ? '_blank' : undefined;
  if (name === 'role') return value === 'presentation' ? value : undefined;
  if (name === 'dir') return value === 'rtl' || value === 'ltr' || value === 'auto' ? value : undefined;
  return name === 'rel' ? undefined : value;
}

function readFrameAttribute(name: string, value: string): string | undefined {
  if (name === 'title') return value.trim() || undefined;
  return name === 'height' || name === 'width' ? readNumber(value) : undefined;
}

/** A link inside the document follows the prefix of the ids. */
function readHref(value: string): string | undefined {
  const link = safeLink(value);
  return link !== undefined && /^#./.test(link) ? `#${idPrefix}${link.slice(1)}` : link;
}

function readNumber(value: string): string | undefined {
  return /^\s*(-?\d{1,6})(?:px)?\s*$/.exec(value)?.[1];
}

/** The prefixed id, once in a document. The `name` of an old-style anchor counts as its id. */
function readId(element: HtmlElement, usedIds: Set<string>): string | undefined {
  const id = element.attributes.get('id') ?? (element.name === 'a' ? element.attributes.get('name') : undefined);
  if (id === undefined || id.trim() === '' || /\s/.test(id) || usedIds.has(id)) return undefined;
  usedIds.add(id);
  return idPrefix + id;
}

/**
 * Adds what an element must have: `rel` for new tabs, `alt` for images, a player's own address for frames, controls for
 * players.
 */
function completeAttributes(element: HtmlElement, attributes: Map<string, string>): Map<string, string> {
  if (attributes.get('target') === '_blank') attributes.set('rel', 'noopener noreferrer');
  if (element.name === 'img') attributes.set('alt', getAltText(element));
  if (element.name === 'video' || element.name === 'audio') attributes.set('controls', '').set('preload', 'metadata');
  if (element.name === 'iframe') {
    const video = parseVideoSource(element.attributes.get('src'));
    if (video && video.provider !== 'file') {
      attributes
        .set('src', getEmbedUrl(video))
        .set('loading', 'lazy')
        .set('allow', 'fullscreen; picture-in-picture')
        .set('allowfullscreen', '')
        .set('referrerpolicy', 'strict-origin-when-cross-origin');
    }
  }
  return attributes;
}

function writeAttributes(attributes: Attributes): string {
  let html = '';
  for (const [name, value] of attributes) html += ` ${name}="${escapeAttribute(value)}"`;
  return html;
}

function escapeText(text: string): string {
  return text.replace(/[&<>\u00a0]/g, (char) => escapes.get(char) ?? char);
}

function escapeAttribute(text: string): string {
  return text.replace(/[&<>"\u00a0]/g, (char) => escapes.get(char) ?? char);
}

const escapes = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ['\u00a0', '&nbsp;'],
]);

/**
 * Writes nodes as they are, for markup that is trusted. Scripts have lost their content while the document was parsed.
 */
export function serializeNodes(nodes: readonly HtmlNode[]): string {
  return nodes
    .map((node) => {
      if (node.kind === 'text') return escapeText(node.value);
      const name = originalName(node);
      const start = `<${name}${writeAttributes(node.attributes)}>`;
      if (trustedVoidElements.has(name)) return start;
      const content =
        node.name === 'style'
          ? node.children.map((child) => (child.kind === 'text' ? child.value : '')).join('')
          : serializeNodes(node.children);
      return `${start}${content}</${name}>`;
    })
    .join('');
}

function originalName({ name }: HtmlElement): string {
  return name === renamedSelect ? 'select' : name;
}

const trustedVoidElements: ReadonlySet<string> = new Set([
  ...voidElements,
  'area',
  'base',
  'embed',
  'input',
  'link',
  'meta',
  'param',
  'track',
]);
