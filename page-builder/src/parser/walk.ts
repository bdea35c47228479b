import type { NodeBase } from '../node-base.ts';
import type { ContentNode } from '../types.ts';
import type { HtmlElement, HtmlNode } from './html-tree.ts';
import { customClassesOf, filled } from './parts.ts';
import type { ContentTypeReader, Problem, ReadContext } from './reader.ts';
import { markRepeatedImages } from './repeated-images.ts';

/** Where messages go. */
export type Logger = Pick<Console, 'warn' | 'error'>;

/** What walking needs besides the nodes. */
export interface WalkContext {
  readers: ReadonlyMap<string, ContentTypeReader>;
  read: ReadContext;
  logger: Logger;
  /** See `ParseOptions.keepUnsupported`. */
  keepUnsupported: boolean;
  /** See `ParseOptions.report`. */
  report(problem: Problem): void;
}

/** Finds the content types of a document, see {@link walk}, and reports text that stands outside of them. */
export function walkDocument(nodes: readonly HtmlNode[], context: WalkContext): ContentNode[] {
  const texts: string[] = [];
  const result: ContentNode[] = [];
  collect(nodes, context, result, texts);
  markRepeatedImages(result);
  // Without any content type it is a document of plain HTML, in which text is where it belongs.
  if (result.length > 0) texts.forEach((text) => context.report({ kind: 'outside-content-types', subject: text.slice(0, 80) }));
  return result;
}

/** Finds the content types among nodes, looking through every element that is none, and reads them in document order. */
function walk(nodes: readonly HtmlNode[], context: WalkContext): ContentNode[] {
  const result: ContentNode[] = [];
  collect(nodes, context, result, []);
  markRepeatedImages(result);
  return result;
}

function collect(nodes: readonly HtmlNode[], context: WalkContext, result: ContentNode[], texts: string[]): void {
  for (const node of nodes) {
    if (node.kind === 'text') {
      const text = node.value.trim();
      if (text) texts.push(text);
      continue;
    }
    const type = node.attributes.get('data-content-type');
    if (type) result.push(readNode(node, type, context));
    else if (node.name !== 'style') collect(node.children, context, result, texts);
  }
}

function readNode(element: HtmlElement, type: string, context: WalkContext): ContentNode {
  const reader = context.readers.get(type);
  const base: NodeBase = {
    isHidden: context.read.styleOf(element).get('display') === 'none',
    cssClasses: customClassesOf(element),
    mediaQueries: context.read.mediaQueriesOf(element),
    children: holdsContentAsHtml(reader, context) ? [] : walk(element.children, context),
  };
  const appearance = filled(element.attributes.get('data-appearance'));
  if (appearance !== undefined) base.appearance = appearance;
  if (!reader) {
    context.logger.warn(`Page Builder ${type} content type is not supported, this content will not be rendered.`);
    return { ...base, contentType: 'unsupported', type, ...(context.keepUnsupported && { html: context.read.htmlOf(element.children) }) };
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
