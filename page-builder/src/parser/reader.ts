import type { MediaQueryStyle, NodeBase } from '../node-base.ts';
import type { ContentNode, RichContentValue } from '../types.ts';
import type { ElementStyle } from './element-style.ts';
import type { HtmlElement, HtmlNode } from './html-tree.ts';

/** Whether markup that merchants write by hand is sanitised or kept as it is. */
export type HtmlPolicy = 'sanitised' | 'trusted';

/** Something in the content that a merchant should repair. */
export interface Problem {
  /**
   * `missing-alt`: a picture that neither an alternative text nor a caption describes (PB-1).
   * `outside-content-types`: text, a picture or a player between content types, which is not drawn.
   * `not-allowed`: an element that sanitising took away with all it holds, such as a form control, a script or a frame of an unknown host.
   * `directive`: a Magento directive that the backend did not replace.
   * `low-contrast`: text in a colour that can hardly be read on its ground (PB-7).
   * `text-on-picture`: text of a poster that nothing separates from its picture (PB-7).
   */
  kind: 'missing-alt' | 'outside-content-types' | 'not-allowed' | 'directive' | 'low-contrast' | 'text-on-picture';
  /** What it is about: the address, the beginning of the text, the tag. */
  subject: string;
}

/** What a reader may ask about the document it reads. */
export interface ReadContext {
  /** The declarations that hold for an element, from both style encodings. */
  styleOf(element: HtmlElement): ElementStyle;
  /** The element's declarations of each media query. */
  mediaQueriesOf(element: HtmlElement): MediaQueryStyle[];
  /**
   * Sanitised HTML of nodes, with the look that style blocks give them written into `style` attributes.
   *
   * @param dataAttributes names of `data-*` attributes to keep, for a script that the page loads
   */
  htmlOf(nodes: readonly HtmlNode[], dataAttributes?: ReadonlySet<string>): string;
  /** Sanitised HTML of markup that the document holds as text. */
  htmlOfText(html: string): string;
  /** The nodes of markup that the document holds as text. */
  nodesOfText(html: string): readonly HtmlNode[];
  /** The Page Builder tree of nodes, or their sanitised HTML when there are no content types among them. */
  richContentOf(nodes: readonly HtmlNode[]): RichContentValue;
  /** The address when a browser may load it, see `ParseOptions.mediaHosts`. */
  mediaUrl(url: string | undefined): string | undefined;
  /** The address of a film, without the prefix of a file: that of a player of YouTube or Vimeo, or of a file that a browser may load. */
  filmUrl(url: string | undefined): string | undefined;
  /** The address when a page may load a script from it, see `ParseOptions.scriptHosts`. */
  scriptUrl(url: string | undefined): string | undefined;
  /** See `ParseOptions.htmlPolicy`. */
  readonly htmlPolicy: HtmlPolicy;
  /** Says that a merchant has something to repair. */
  report(problem: Problem): void;
}

/** Reads one content type. Make one with {@link defineReader}. */
export interface ContentTypeReader {
  readonly contentType: string;
  /** Whether content types inside become children; otherwise the node holds its content as HTML or text. */
  readonly hasChildren: boolean;
  /** The node with everything set to its default. */
  empty(base: NodeBase): ContentNode;
  /** The node as the markup describes it. */
  read(element: HtmlElement, context: ReadContext, base: NodeBase): ContentNode;
}

export { defineReader, type ReaderDefinition } from '../define-reader.ts';
