import { readKeyword } from '../css/values.ts';
import type { ContentNode, NodeBase } from '../nodes.ts';
import { directions } from '../reader-keywords.ts';
import { isHidden } from './create-styles.ts';
import type { HtmlElement, HtmlNode } from './html-tree.ts';
import { filled, findPart, getCustomClasses, loaded } from './parts.ts';
import type { ContentTypeReader, ContentProblem, ReadContext } from './reader.ts';
import { markRedundantImages } from './mark-redundant-images.ts';

/** Receives messages. */
export type Logger = Pick<Console, 'warn' | 'error'>;

/** Settings of the walk. */
export interface WalkContext {
  readers: ReadonlyMap<string, ContentTypeReader>;
  read: ReadContext;
  logger: Logger;
  /** See `ParseOptions.keepUnsupported`. */
  keepUnsupported: boolean;
  /** Returns the prefixed id of an element, unique in the document. */
  readId(element: HtmlElement): string | undefined;
  /** Reports a problem, see `ParseOptions.onProblem`. */
  report(problem: ContentProblem): void;
}

/** Reads the content types of a document, see {@link walk}, and reports content outside them. */
export function walkDocument(nodes: readonly HtmlNode[], context: WalkContext): ContentNode[] {
  const lost: string[] = [];
  const result = walk(nodes, context, lost);
  // Without content types it is a plain HTML document, and nothing is misplaced.
  if (result.length > 0) reportDropped(lost, context);
  return result;
}

/** Finds the content types among nodes, searching every other visible element, and reads them in document order. */
function walk(nodes: readonly HtmlNode[], context: WalkContext, lost: string[]): ContentNode[] {
  const result: ContentNode[] = [];
  collect(nodes, context, result, lost);
  markRedundantImages(result);
  return result;
}

/**
 * Types whose own parts contain neither text nor images, so that such content was written by hand and is not rendered.
 */
const containers: ReadonlySet<string> = new Set(['row', 'column-group', 'column-line', 'column', 'tab-item']);

/**
 * @param lost - Collects the texts and URLs that belong to no content type.
 * @param around - Language set by elements around the nodes that are no content types.
 */
function collect(
  nodes: readonly HtmlNode[],
  context: WalkContext,
  result: ContentNode[],
  lost: string[],
  around: Language = {},
): void {
  for (const node of nodes) {
    if (node.kind === 'text') {
      const text = node.value.trim();
      if (text) lost.push(text);
      continue;
    }
    const type = node.attributes.get('data-content-type');
    const language = readLanguage(node, around);
    if (type) result.push(readNode(node, type, context, language));
    else if (node.name !== 'style' && !isHidden(node, context.read.getStyle)) {
      const address = loaded.has(node.name) ? filled(node.attributes.get('src')) : undefined;
      if (address !== undefined) lost.push(address);
      collect(node.children, context, result, lost, language);
    }
  }
}

function reportDropped(lost: readonly string[], { report }: WalkContext): void {
  for (const subject of lost) report({ kind: 'outside-content-types', subject: subject.slice(0, 80) });
}

type Language = Pick<NodeBase, 'dir' | 'lang'>;

/** Reads the direction and language that an element sets for its text, or that hold around it. */
function readLanguage({ attributes }: HtmlElement, around: Language): Language {
  const dir = readKeyword(attributes.get('dir'), directions);
  const lang = filled(attributes.get('lang'));
  return dir || lang ? { ...around, ...(dir && { dir }), ...(lang && { lang }) } : around;
}

function readNode(element: HtmlElement, type: string, context: WalkContext, language: Language): ContentNode {
  const reader = context.readers.get(type);
  const lost: string[] = [];
  // Imports may have the id on the element with the settings of a contained row.
  const inner = type === 'row' ? findPart(element, 'inner') : undefined;
  const id = context.readId(element) ?? (inner && context.readId(inner));
  const base: NodeBase = {
    ...language,
    isHidden: isHidden(element, context.read.getStyle),
    cssClasses: getCustomClasses(element),
    mediaQueries: context.read.getMediaQueries(element),
    children: holdsContentAsHtml(reader, context) ? [] : walk(element.children, context, lost),
  };
  if (containers.has(type)) reportDropped(lost, context);
  const appearance = filled(element.attributes.get('data-appearance'));
  if (appearance !== undefined) base.appearance = appearance;
  if (id !== undefined) base.id = id;
  if (!reader) {
    context.logger.warn(
      `Page Builder ${type} content type is not supported, this content will not be rendered. Define it with defineContentType.`,
    );
    return {
      ...base,
      contentType: 'unsupported',
      type,
      ...(context.keepUnsupported && { html: context.read.toHtml(element.children) }),
    };
  }
  try {
    return reader.read(element, context.read, base);
  } catch (error) {
    context.logger.error(`Failed to aggregate config for content type ${type}.`, error);
    return reader.empty(base);
  }
}

function holdsContentAsHtml(reader: ContentTypeReader | undefined, context: WalkContext): boolean {
  return reader ? !reader.hasChildren : context.keepUnsupported;
}
