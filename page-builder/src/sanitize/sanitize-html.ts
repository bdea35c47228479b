import { splitDeclarations, type Declaration } from '../css/declarations.ts';
import { readKeyword } from '../css/values.ts';
import { renamedSelect, type Attributes, type HtmlElement, type HtmlNode } from '../parser/html-tree.ts';
import { getAltText } from '../parser/images.ts';
import { directions } from '../reader-keywords.ts';
import type { ContentProblem } from '../parser/reader.ts';
import { getEmbedUrl, parseVideoSource } from '../video-source.ts';
import {
  getTextColor,
  sanitizeDeclarations,
  withFittingMinWidth,
  withTextColor,
  withWidthShare,
  writeDeclarations,
} from './inline-style.ts';
import { getGroundAttributes } from './get-ground-attributes.ts';
import { isEmptyElement } from './is-empty-element.ts';
import { allowedElements, voidElements } from './policy-elements.ts';
import { elementAttributes, globalAttributes, mediaAttributes, textAttributes } from './policy.ts';
import { findRedundantLinks } from './find-redundant-links.ts';
import { readContentLink } from './content-link.ts';
import { withoutDirectives } from './directives.ts';
import {
  blockElements,
  droppedElements,
  idPrefix,
  numericAttributes,
  renamedElements,
  silentElements,
} from './replacements.ts';
import { readLegacyStyle } from './legacy-style.ts';
import { nameLink } from './name-link.ts';
import { toNames } from '../to-names.ts';
import { toShopPath, type ShopUrls } from './shop-link.ts';
import { isDirective, safeMedia } from './url.ts';
import { withoutOwnClasses } from './without-own-classes.ts';

/** Settings of the sanitizer. */
export interface SanitizeContext {
  /**
   * Only hosts from which images, videos and frames may load; frames of known video providers are always allowed.
   * Default: every host.
   */
  mediaHosts?: readonly string[] | undefined;
  /** Where the pages are to which links to the backend lead. Default: nowhere, these links stay as they are. */
  shopUrls?: ShopUrls | undefined;
  /** Returns the declarations that apply to an element. Default: those of its `style` attribute. */
  getDeclarations?: (element: HtmlElement) => readonly Declaration[];
  /** Returns whether the merchant has hidden the element, which is then removed with its content. Default: none. */
  isHidden?: (element: HtmlElement) => boolean;
  /** Names of `data-*` attributes to keep. Default: none. */
  dataAttributes?: ReadonlySet<string> | undefined;
  /** Called for images without alternative text, stripped content, and directives that were not replaced. */
  report?: ((problem: ContentProblem) => void) | undefined;
  /** Returns sanitized HTML in place of an element's content. Default: its own content. */
  contentOf?: (element: HtmlElement) => string | undefined;
  /** Ids already in use. Pass one set for all parts of a document. */
  usedIds?: Set<string>;
  /** Cache of sanitized style texts. Pass one map for all parts of a document. */
  styleTexts?: Map<readonly Declaration[], string>;
}

/**
 * Serializes nodes as HTML that contains only what the policy allows: no script, handler, form, style sheet or frame,
 * except of YouTube and Vimeo. The result is canonical: attributes are quoted, `&`, `<`, `>`, `"` and no-break spaces
 * are always escaped, every element is closed.
 */
export function sanitizeNodes(nodes: readonly HtmlNode[], context: SanitizeContext = {}): string {
  const { usedIds = new Set<string>(), styleTexts = new Map<readonly Declaration[], string>() } = context;
  return writeNodes(
    nodes,
    { ...context, usedIds, styleTexts, repeatedLinks: findRedundantLinks(nodes, context.isHidden) },
    undefined,
  );
}

type Context = SanitizeContext &
  Required<Pick<SanitizeContext, 'usedIds' | 'styleTexts'>> & {
    repeatedLinks: ReadonlySet<HtmlElement>;
    /** Color that an element around the nodes sets for their text. */
    textColor?: string;
  };

function writeNodes(nodes: readonly HtmlNode[], context: Context, parent: string | undefined): string {
  let html = '';
  for (const node of nodes) {
    if (node.kind === 'element') html += writeElement(node, context, parent);
    // White space between rows and cells is insignificant, and React warns about it.
    else if (parent !== undefined && tableParts.has(parent) && node.value.trim() === '') continue;
    else html += writeText(node.value, context);
  }
  return html;
}

function writeText(text: string, context: Context): string {
  return escapeText(readableText(text, context));
}

/** Returns text that visitors read, without the directives that Magento left. */
function readableText(text: string, { report }: Context): string {
  return withoutDirectives(text, (directive) => report?.({ kind: 'directive', subject: directive.slice(0, 80) }));
}

const tableParts = toNames('table thead tbody tfoot tr colgroup');
const tableChildren = toNames('caption colgroup col thead tbody tfoot tr td th');
const mediaParts = toNames('source track');

function writeElement(element: HtmlElement, context: Context, parent: string | undefined): string {
  // Scripts of Magento's themes send the links to a cart, wish list or comparison as forms.
  if (context.isHidden?.(element) || element.attributes.has('data-post')) return '';
  if (droppedElements.has(element.name) && !isBannerButton(element)) {
    if (!silentElements.has(element.name))
      context.report?.({ kind: 'not-allowed', subject: `<${originalName(element)}>` });
    return '';
  }
  const name = allowedName(element.name);
  if (mediaParts.has(name) && parent !== 'video' && parent !== 'audio') return '';
  // The HTML parser leaves forms in tables where no other element may be.
  if (parent !== undefined && tableParts.has(parent) && !tableChildren.has(name)) return '';
  const attributes = readAttributes(name, element, context);
  const address = attributes.get('src');
  if (/^(?:iframe|img|source|track)$/.test(name) && address === undefined) {
    const subject = element.attributes.get('src')?.trim();
    if (subject && !isDirective(subject)) context.report?.({ kind: 'not-allowed', subject: subject.slice(0, 80) });
    return '';
  }
  if (name === 'iframe') return `<iframe${writeAttributes(attributes)}></iframe>`;
  if (name === 'img' && !element.attributes.has('alt'))
    context.report?.({ kind: 'missing-alt', subject: address ?? '' });
  if (voidElements.has(name)) return `<${name}${writeAttributes(attributes)}>`;
  const textColor = getTextColor(attributes.get('style') ?? '');
  const inside = textColor === undefined ? context : { ...context, textColor };
  const content = context.contentOf?.(element) ?? writeNodes(element.children, inside, name);
  // A player needs a file; its content is for browsers without players.
  if (/^(?:audio|video)$/.test(name) && address === undefined && !content.includes('<source ')) return '';
  if (isEmptyElement(name, attributes, content)) return name === 'a' ? withoutAnchor(attributes, content) : '';
  const inner = name === 'a' && attributes.has('href') ? nameLink(attributes, content) : content;
  // The parser ignores the first line break of a pre, so another one preserves the one that is content.
  const start = name === 'pre' && content.startsWith('\n') ? '\n' : '';
  return `<${name}${writeAttributes(attributes)}>${start}${inner}</${name}>`;
}

/** Returns the content of an anchor that leads nowhere, in a `span` if the anchor sets its language or style. */
function withoutAnchor(attributes: Attributes, content: string): string {
  const kept = [...attributes].filter(([name]) => /^(?:class|dir|lang|style)$/.test(name));
  return kept.length > 0 && content !== '' ? `<span${writeAttributes(kept)}>${content}</span>` : content;
}

/** Returns whether an element is the button of a banner in text. It has no action, so only its look and label stay. */
function isBannerButton({ name, attributes }: HtmlElement): boolean {
  return name === 'button' && /(?:^|\s)pagebuilder-/.test(attributes.get('class') ?? '');
}

/**
 * Returns the name with which an element is written. Unknown elements are renamed and not unwrapped, to keep the
 * nesting of the parser.
 */
function allowedName(name: string): string {
  if (allowedElements.has(name)) return name;
  const modern = renamedElements.get(name);
  if (modern !== undefined) return modern;
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
  // The style of a button only hides it until its banner is hovered.
  const style = withWidthShare(
    element.name === 'button' ? '' : withFittingMinWidth(getStyleText(element, context), name),
    own?.has('width') ? element.attributes.get('width') : undefined,
  );
  const groundAttributes = getGroundAttributes(style);
  // The style sheets choose a color by the tone of the background, but the editor saw that of the text around it.
  const colored = groundAttributes.length > 0 ? withTextColor(style, context.textColor) : style;
  if (colored) result.set('style', colored);
  for (const [attribute, value] of groundAttributes) result.set(attribute, value);
  // A link whose URL was rejected is not a link and is not announced twice.
  if (result.has('href') && context.repeatedLinks.has(element)) result.set('aria-hidden', 'true').set('tabindex', '-1');
  return completeAttributes(element, result, context);
}

/** Returns the sanitized style text of an element, cached by its declarations, because many elements share them. */
function getStyleText(element: HtmlElement, { getDeclarations, mediaHosts, styleTexts }: Context): string {
  const own = getDeclarations?.(element) ?? splitDeclarations(element.attributes.get('style') ?? '');
  const legacy = readLegacyStyle(element);
  const declarations = legacy.length > 0 ? [...legacy, ...own] : own;
  if (declarations.length === 0) return '';
  const text = styleTexts.get(declarations) ?? writeDeclarations(sanitizeDeclarations(declarations, mediaHosts));
  styleTexts.set(declarations, text);
  return text;
}

function readAttribute(element: string, name: string, value: string, context: Context): string | undefined {
  const isMedia = mediaAttributes.has(name);
  if ((isMedia || name === 'href') && isDirective(value))
    context.report?.({ kind: 'directive', subject: value.trim().slice(0, 80) });
  if (name === 'href') return readHref(value, context);
  if (name === 'class') return withoutOwnClasses(value) || undefined;
  if (element === 'iframe') return readFrameAttribute(name, value, context);
  if (isMedia) return safeMedia(value, context.mediaHosts);
  if (numericAttributes.has(name)) return readNumber(value);
  if (name === 'target') return value.toLowerCase() === '_blank' ? '_blank' : undefined;
  if (name === 'role') return value === 'presentation' ? value : undefined;
  if (name === 'dir') return readKeyword(value, directions);
  if (name === 'crossorigin') return 'anonymous';
  if (textAttributes.has(name)) return readableText(value, context) || undefined;
  return name === 'rel' ? undefined : value;
}

function readFrameAttribute(name: string, value: string, context: Context): string | undefined {
  if (name === 'title') return readableText(value, context).trim() || undefined;
  return name === 'height' || name === 'width' ? readNumber(value) : undefined;
}

/** Returns the URL of a link, in the application if it leads to the shop. */
function readHref(value: string, { shopUrls }: Context): string | undefined {
  const link = readContentLink(value);
  return link !== undefined && shopUrls ? toShopPath(link, shopUrls) : link;
}

function readNumber(value: string): string | undefined {
  return /^\s*(-?\d{1,6})(?:px)?\s*$/.exec(value)?.[1];
}

/** Returns the prefixed id, unique in the document. The `name` of an old-style anchor counts as its id. */
export function readId(element: HtmlElement, usedIds: Set<string>): string | undefined {
  const id = element.attributes.get('id') ?? (element.name === 'a' ? element.attributes.get('name') : undefined);
  if (id === undefined || id.trim() === '' || /\s/.test(id) || usedIds.has(id)) return undefined;
  usedIds.add(id);
  return idPrefix + id;
}

/** Adds required attributes: `rel` for new tabs, `alt` for images, the player URL for frames, controls for videos. */
function completeAttributes(
  element: HtmlElement,
  attributes: Map<string, string>,
  context: Context,
): Map<string, string> {
  if (attributes.get('target') === '_blank') attributes.set('rel', 'noopener noreferrer');
  if (element.name === 'img') attributes.set('alt', readableText(getAltText(element), context));
  if (element.name === 'video' || element.name === 'audio') attributes.set('controls', '').set('preload', 'metadata');
  if (element.name === 'iframe') {
    const url = element.attributes.get('src') ?? '';
    const video = parseVideoSource(url);
    if (video && video.provider !== 'file') {
      const times = url.match(/\b(?:start|end)=\d+/g)?.join('&');
      attributes
        .set('src', getEmbedUrl({ ...(times && { query: times }), ...video }))
        .set('loading', 'lazy')
        .set('allow', 'fullscreen; picture-in-picture')
        .set('allowfullscreen', '')
        .set('referrerpolicy', 'strict-origin-when-cross-origin');
    }
  }
  return attributes;
}

function writeAttributes(attributes: Iterable<readonly [name: string, value: string]>): string {
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

/** Serializes nodes unchanged, for trusted markup. Scripts have no content, because the parser drops it. */
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
  ...toNames('area base embed input link meta param'),
]);
