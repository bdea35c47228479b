import type { Declaration } from '../css/declarations.ts';
import { isPageBuilder } from '../is-page-builder.ts';
import { withoutDirectives } from '../sanitize/directives.ts';
import { readContentLink } from '../sanitize/content-link.ts';
import { readId, sanitizeNodes } from '../sanitize/sanitize-html.ts';
import { defaultScriptHosts, safeScript } from '../sanitize/script-url.ts';
import { isPageLink } from '../sanitize/is-file-path.ts';
import { toShopPath } from '../sanitize/shop-link.ts';
import { isDirective, safeMedia } from '../sanitize/url.ts';
import { parseVideoSource, withoutFilePrefix } from '../video-source.ts';
import type { ContentNode, RichContentValue, RootNode } from '../nodes.ts';
import { warnOnce } from '../warn-once.ts';
import { createStyles, type DocumentStyles } from './create-styles.ts';
import type { HtmlElement, HtmlNode, ParseHtml } from './html-tree.ts';
import { getEscapedMarkup } from './get-escaped-markup.ts';
import { getText } from './parts.ts';
import type { ContentTypeReader, HtmlPolicy, ContentProblem, ReadContext } from './reader.ts';
import { builtInReaders } from './readers.ts';
import { wrapLooseMarkup } from './wrap-loose-markup.ts';
import { walkDocument, type Logger, type WalkContext } from './walk.ts';

/** How content is parsed. */
export interface ParseOptions {
  /**
   * The only hosts that images and videos may be loaded from, such as the media host of the shop. Addresses without a
   * host always may, and so may videos of YouTube and Vimeo. Default: every host.
   */
  mediaHosts?: readonly string[];
  /**
   * Paths of the application by the URLs at which the backend has the same pages, without scheme and slash at the end,
   * e.g. `{ 'magento.example/de': '/de' }`: links that lead there become paths, except those to files. Default: none.
   */
  shopUrls?: Readonly<Record<string, string>>;
  /** The only hosts that the scripts of social-feed widgets may be loaded from. Default: those of Tint. */
  scriptHosts?: readonly string[];
  /**
   * Handling of markup that merchants write by hand (`html` content types). `sanitized` (the default) keeps allowed
   * markup; `trusted` keeps all stored markup including scripts: only for shops in which everybody who may edit content
   * may also change code.
   */
  htmlPolicy?: HtmlPolicy;
  /**
   * Whether to keep the sanitized HTML of content types without a reader, so that it can be rendered. Default false:
   * they only cause a warning.
   */
  keepUnsupported?: boolean;
  /** Readers of further content types, or better ones of built-in types. */
  readers?: readonly ContentTypeReader[];
  /**
   * Called with problems that a merchant should fix, such as an image without alternative text. Those of contrast are
   * found by `findContrastProblems` of `@witryna/page-builder/contrast`. Default: nothing.
   */
  onProblem?: (problem: ContentProblem) => void;
  /**
   * Where messages about unknown and unreadable content types go. Default: `console`, with one warning for each unknown
   * content type in development and none in production.
   */
  logger?: Logger;
}

/** The functions that read CMS content, bound to an HTML parser. */
export interface Parser {
  /**
   * Parses Page Builder markup. Never throws: invalid parts are omitted.
   *
   * @param html content of the GraphQL response, in the encoding of any Page Builder version; null and undefined, as of
   *   an empty field, are content without children
   * @returns a tree of plain JSON
   */
  parsePageBuilder(html: string | null | undefined, options?: ParseOptions): RootNode;
  /**
   * Reads any CMS content: a Page Builder tree when there are content types in it, sanitized HTML otherwise. Null and
   * undefined are empty HTML.
   */
  parseRichContent(html: string | null | undefined, options?: ParseOptions): RichContentValue;
  /** Sanitizes plain HTML. Null and undefined are empty HTML. */
  sanitizeHtml(html: string | null | undefined, options?: Pick<ParseOptions, 'mediaHosts' | 'shopUrls'>): string;
}

/** Creates the parser for an HTML parser. */
export function createParser(parseHtml: ParseHtml): Parser {
  const sanitizeHtml: Parser['sanitizeHtml'] = (html, options = {}) => {
    const nodes = parseHtml(html ?? '');
    return createContext(nodes, parseHtml, options).read.toHtml(nodes);
  };
  return {
    parsePageBuilder(html, options = {}) {
      const nodes = parseHtml(html ?? '');
      return toRoot(walkDocument(nodes, createContext(nodes, parseHtml, options)));
    },
    sanitizeHtml,
    parseRichContent(html, options = {}) {
      if (!isPageBuilder(html ?? '')) return { html: sanitizeHtml(html, options) };
      const nodes = parseHtml(html ?? '');
      const content = createContext(nodes, parseHtml, options).read.toRichContent(nodes);
      // Ids that reading content types has used are free again.
      return 'html' in content ? { html: createContext(nodes, parseHtml, options).read.toHtml(nodes) } : content;
    },
  };
}

const defaultLogger: Logger = { warn: warnOnce, error: (...data) => console.error(...data) };

function toRoot(children: ContentNode[]): RootNode {
  return { contentType: 'root-container', appearance: null, children };
}

function createContext(nodes: readonly HtmlNode[], parseHtml: ParseHtml, options: ParseOptions): WalkContext {
  const {
    mediaHosts,
    shopUrls,
    scriptHosts = defaultScriptHosts,
    readers = [],
    logger = defaultLogger,
    keepUnsupported = false,
  } = options;
  const usedIds = new Set<string>();
  const context: WalkContext = {
    readers: new Map([...builtInReaders, ...readers].map((reader) => [reader.contentType, reader])),
    logger,
    keepUnsupported,
    readId: (element) => readId(element, usedIds),
    report: (problem) => options.onProblem?.(problem),
    read: createReadContext(nodes, 0),
  };

  function createReadContext(scope: readonly HtmlNode[], level: number, outer?: DocumentStyles): ReadContext {
    const styles = createStyles(scope, outer);
    const styleTexts = new Map<readonly Declaration[], string>();
    const reportDirective = (url = '') => {
      if (isDirective(url)) options.onProblem?.({ kind: 'directive', subject: url.slice(0, 80) });
    };
    const textToNodes = (html: string) => (level < maximumEscapeLevel ? parseHtml(html) : []);
    const textToHtml = (html: string) => {
      const parsed = textToNodes(html);
      return createReadContext(parsed, level + 1, styles).toHtml(parsed);
    };
    // Content types inside rich text are serialized as HTML, so an escaped one among them is unescaped here.
    const contentOf = (element: HtmlElement) => {
      const markup = getEscapedMarkup(element);
      return markup === undefined ? undefined : textToHtml(markup);
    };
    const toHtml: ReadContext['toHtml'] = (content, dataAttributes) =>
      sanitizeNodes(content, {
        mediaHosts,
        shopUrls,
        usedIds,
        styleTexts,
        getDeclarations: styles.declarationsOf,
        isHidden: styles.isHidden,
        contentOf,
        dataAttributes,
        report: options.onProblem,
      });
    return {
      getStyle: styles.styleOf,
      getMediaQueries: styles.mediaQueriesOf,
      toHtml,
      toText: (content) =>
        withoutDirectives(
          typeof content === 'object' ? getText(content, styles.isHidden) : (content ?? ''),
          (directive) => options.onProblem?.({ kind: 'directive', subject: directive.slice(0, 80) }),
        ),
      textToHtml,
      textToNodes,
      htmlPolicy: options.htmlPolicy ?? 'sanitized',
      toRichContent(content) {
        const children = walkDocument(wrapLooseMarkup(content, styles.isHidden), context);
        return children.length > 0 ? toRoot(children) : { html: toHtml(content) };
      },
      linkUrl(url, linkType) {
        reportDirective(url);
        const link = readContentLink(url);
        return link !== undefined && shopUrls ? toShopPath(link, shopUrls, isPageLink(linkType)) : link;
      },
      mediaUrl(url) {
        reportDirective(url);
        return safeMedia(url, mediaHosts);
      },
      videoUrl(url) {
        reportDirective(url);
        const source = parseVideoSource(url);
        return safeMedia(withoutFilePrefix(url), source && source.provider !== 'file' ? undefined : mediaHosts);
      },
      scriptUrl: (url) => safeScript(url, scriptHosts),
      report: (problem) => options.onProblem?.(problem),
    };
  }

  return context;
}

/** How often markup may be escaped inside escaped markup; deeper is nothing anybody wrote on purpose. */
const maximumEscapeLevel = 3;
