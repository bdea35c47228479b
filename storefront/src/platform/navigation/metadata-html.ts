import { localeTag } from '../../i18n/index.ts';
import { jsonScript } from '../../trusted-types/index.ts';
import type { LayoutData } from '../layout/layout-data.ts';
import type { CurrentPage } from './navigation-types.ts';
import { escapeHtml } from './escape-html.ts';
import { documentTitle, type PageMetadata } from './metadata.ts';
import { withBasePath } from './store-code.ts';

/** The shop and page that metadata belongs to. */
export interface DocumentContext {
  storeName: string;
  /** Text before the title. Default: none. */
  titlePrefix?: string | undefined;
  /** Title of a page without one. Default: none. */
  defaultTitle?: string | undefined;
  /** Description of a page without one. Default: none. */
  defaultDescription?: string | undefined;
  /** Public origin, e.g. `https://shop.example`. */
  origin: string;
  /** Base path of the store view. Default: none. */
  basePath?: string;
  locale: string;
  /** HTTP status of the page, for prerender services. */
  status: number;
  /** The same page in all store views, with their base paths. Default: none. */
  alternates?: readonly { hreflang: string; path: string }[];
  /** Target of a redirect, for prerender services. */
  redirectLocation?: string;
}

/** One element of the document's head: its tag, attributes and text. */
export interface HeadElement {
  tag: 'title' | 'meta' | 'link' | 'script';
  attributes: Record<string, string>;
  text?: string;
}

/** Returns the elements of a page's head, in document order. */
export function getHeadElements(metadata: PageMetadata, context: DocumentContext): HeadElement[] {
  const {
    title,
    description: own,
    canonicalPath,
    image,
    type = 'website',
    structuredData = [],
    nextPath,
    previousPath,
  } = metadata;
  const absolute = (path: string) => new URL(path, context.origin).href;
  // Appended to the origin, so that no path is read as another host.
  const pageUrl = (path: string) => new URL(context.origin + withBasePath(context.basePath ?? '', path)).href;
  // Nobody finds or shares an error.
  const isShared = context.status < 400;
  const description = own || (isShared && context.defaultDescription);
  const fullTitle = documentTitle(title || (context.defaultTitle ?? ''), context.storeName, context.titlePrefix);
  const elements: (HeadElement | false)[] = [
    { tag: 'title', attributes: {}, text: fullTitle },
    !!description && meta('name', 'description', description),
    canonicalPath === undefined
      ? meta('name', 'robots', 'noindex')
      : { tag: 'link', attributes: { rel: 'canonical', href: pageUrl(canonicalPath) } },
    ...(context.alternates ?? []).map(
      ({ hreflang, path }): HeadElement => ({
        tag: 'link',
        attributes: { rel: 'alternate', hreflang, href: absolute(path) },
      }),
    ),
    !!previousPath && { tag: 'link', attributes: { rel: 'prev', href: pageUrl(previousPath) } },
    !!nextPath && { tag: 'link', attributes: { rel: 'next', href: pageUrl(nextPath) } },
    ...(isShared
      ? [
          meta('property', 'og:title', title || context.storeName),
          meta('property', 'og:type', type),
          !!context.storeName && meta('property', 'og:site_name', context.storeName),
          meta('property', 'og:locale', context.locale.replace('-', '_')),
          canonicalPath !== undefined && meta('property', 'og:url', pageUrl(canonicalPath)),
          !!description && meta('property', 'og:description', description),
          !!image && meta('property', 'og:image', absolute(image)),
        ]
      : []),
    context.status !== 200 && meta('name', 'prerender-status-code', String(context.status)),
    !!context.redirectLocation && meta('name', 'prerender-header', `Location: ${context.redirectLocation}`),
    ...structuredData.map(
      (data): HeadElement => ({
        tag: 'script',
        attributes: { type: 'application/ld+json' },
        text: JSON.stringify(data),
      }),
    ),
  ];
  return elements.filter((element) => element !== false);
}

/** Returns the elements as HTML. */
export function headHtml(elements: readonly HeadElement[]): string {
  return elements
    .map(({ tag, attributes, text }) => {
      const written = Object.entries({ ...attributes, 'data-head': '' })
        .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
        .join('');
      if (tag === 'meta' || tag === 'link') return `<${tag}${written}>`;
      // The parser does not decode script text, so `<` is escaped as JSON.
      const content = tag === 'script' ? (text ?? '').replaceAll('<', '\\u003c') : escapeHtml(text ?? '');
      return `<${tag}${written}>${content}</${tag}>`;
    })
    .join('');
}

/** Updates the head of the document for the current page. */
export function updateHead(
  { page, redirect }: CurrentPage,
  { store, basePath }: Pick<LayoutData, 'store' | 'basePath'>,
  document: Document,
): void {
  const { metadata, status = 200 } = page.state;
  const context = {
    storeName: store.storeName,
    titlePrefix: store.titlePrefix,
    defaultTitle: store.defaultTitle,
    defaultDescription: store.defaultDescription,
    origin: document.location.origin,
    basePath,
    locale: localeTag(store.locale),
    status: redirect?.status ?? status,
    ...(redirect && { redirectLocation: redirect.location }),
  };
  applyHead(document, getHeadElements(metadata, context));
}

/** Replaces the page's elements in the head of the document. */
export function applyHead(document: Document, elements: readonly HeadElement[]): void {
  document.head.querySelectorAll('[data-head]').forEach((element) => element.remove());
  for (const { tag, attributes, text } of elements) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries({ ...attributes, 'data-head': '' })) element.setAttribute(name, value);
    if (text !== undefined) element.textContent = tag === 'script' ? jsonScript(text) : text;
    document.head.append(element);
  }
}

function meta(key: 'name' | 'property', name: string, content: string): HeadElement {
  return { tag: 'meta', attributes: { [key]: name, content } };
}
