import type { ContentNode, LinkType, MediaQueryStyle, NodeBase, RichContentValue } from '../nodes.ts';
import type { ElementStyle } from './element-style.ts';
import type { HtmlElement, HtmlNode } from './html-tree.ts';

/** Policy for HTML code: sanitized or unchanged. */
export type HtmlPolicy = 'sanitized' | 'trusted';

/** Problem in the content that a merchant should fix. */
export interface ContentProblem {
  /**
   * Kind of the problem. `missing-alt`: an image without alternative text and caption. `outside-content-types`: text,
   * an image or a player between content types, which is not rendered. `not-allowed`: an element that was stripped with
   * its content, such as a form control, a script or a frame of an unknown host. `directive`: a Magento directive that
   * the backend did not replace.
   */
  kind: 'missing-alt' | 'outside-content-types' | 'not-allowed' | 'directive';
  /** Subject of the problem: the URL, the beginning of the text, the tag. */
  subject: string;
}

/** Functions that readers use on the document. */
export interface ReadContext {
  /** Returns the declarations that apply to an element, from both style encodings. */
  getStyle(element: HtmlElement): ElementStyle;
  /** Returns the element's declarations of each media query. */
  getMediaQueries(element: HtmlElement): MediaQueryStyle[];
  /**
   * Returns sanitized HTML of nodes, with the rules of style blocks moved into `style` attributes.
   *
   * @param dataAttributes - Names of `data-*` attributes to keep, for a script that the page loads.
   */
  toHtml(nodes: readonly HtmlNode[], dataAttributes?: ReadonlySet<string>): string;
  /** Returns sanitized HTML of markup that the document contains as text. */
  textToHtml(html: string): string;
  /** Returns the text of a node or attribute as visitors read it: without the directives that Magento did not replace. */
  readonly toText: (content: HtmlNode | string | undefined) => string;
  /** Returns the nodes of markup that the document contains as text. */
  textToNodes(html: string): readonly HtmlNode[];
  /** Returns the Page Builder tree of nodes, or their sanitized HTML if they contain no content types. */
  toRichContent(nodes: readonly HtmlNode[]): RichContentValue;
  /** Returns the URL if a browser may follow it: as a path, if it leads to a page in `ParseOptions.shopUrls`. */
  linkUrl(url: string | undefined, linkType?: LinkType): string | undefined;
  /** Returns the URL if a browser may load it, see `ParseOptions.mediaHosts`. */
  mediaUrl(url: string | undefined): string | undefined;
  /**
   * Returns the URL of a video without the prefix of a file, if it is that of a YouTube or Vimeo player, or of a file
   * that a browser may load.
   */
  videoUrl(url: string | undefined): string | undefined;
  /** Returns the URL if a page may load a script from it, see `ParseOptions.scriptHosts`. */
  scriptUrl(url: string | undefined): string | undefined;
  /** See `ParseOptions.htmlPolicy`. */
  readonly htmlPolicy: HtmlPolicy;
  /** Reports a problem that a merchant should fix. */
  report(problem: ContentProblem): void;
}

/** Reader of one content type. Create one with {@link defineReader}. */
export interface ContentTypeReader {
  readonly contentType: string;
  /** Whether nested content types become children; otherwise the node has its content as HTML or text. */
  readonly hasChildren: boolean;
  /** Returns the node with all defaults. */
  empty(base: NodeBase): ContentNode;
  /** Returns the node that the markup describes. */
  read(element: HtmlElement, context: ReadContext, base: NodeBase): ContentNode;
}
