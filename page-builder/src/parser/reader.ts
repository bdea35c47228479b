import type { ContentNode, MediaQueryStyle, NodeBase, RichContentValue } from '../nodes.ts';
import type { ElementStyle } from './element-style.ts';
import type { HtmlElement, HtmlNode } from './html-tree.ts';

/** Whether markup that merchants write by hand is sanitized or kept as it is. */
export type HtmlPolicy = 'sanitized' | 'trusted';

/** Something in the content that a merchant should repair. */
export interface ContentProblem {
  /**
   * `missing-alt`: an image that neither an alternative text nor a caption describes. `outside-content-types`: text, an
   * image or a player between content types, which is not rendered. `not-allowed`: an element that sanitizing took away
   * with all it holds, such as a form control, a script or a frame of an unknown host. `directive`: a Magento directive
   * that the backend did not replace. `low-contrast`: text in a color that can hardly be read on its background.
   * `text-on-image`: text of a poster that nothing separates from its image.
   */
  kind: 'missing-alt' | 'outside-content-types' | 'not-allowed' | 'directive' | 'low-contrast' | 'text-on-image';
  /** What it is about: the address, the beginning of the text, the tag. */
  subject: string;
}

/** What a reader may ask about the document it reads. */
export interface ReadContext {
  /** The declarations that hold for an element, from both style encodings. */
  getStyle(element: HtmlElement): ElementStyle;
  /** The element's declarations of each media query. */
  getMediaQueries(element: HtmlElement): MediaQueryStyle[];
  /**
   * Sanitized HTML of nodes, with the look that style blocks give them written into `style` attributes.
   *
   * @param dataAttributes names of `data-*` attributes to keep, for a script that the page loads
   */
  toHtml(nodes: readonly HtmlNode[], dataAttributes?: ReadonlySet<string>): string;
  /** Sanitized HTML of markup that the document holds as text. */
  textToHtml(html: string): string;
  /** The nodes of markup that the document holds as text. */
  textToNodes(html: string): readonly HtmlNode[];
  /** The Page Builder tree of nodes, or their sanitized HTML when there are no content types among them. */
  toRichContent(nodes: readonly HtmlNode[]): RichContentValue;
  /** The address when a browser may load it, see `ParseOptions.mediaHosts`. */
  mediaUrl(url: string | undefined): string | undefined;
  /**
   * The address of a video, without the prefix of a file: that of a player of YouTube or Vimeo, or of a file that a
   * browser may load.
   */
  videoUrl(url: string | undefined): string | undefined;
  /** The address when a page may load a script from it, see `ParseOptions.scriptHosts`. */
  scriptUrl(url: string | undefined): string | undefined;
  /** See `ParseOptions.htmlPolicy`. */
  readonly htmlPolicy: HtmlPolicy;
  /** Says that a merchant has something to repair. */
  report(problem: ContentProblem): void;
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
