import { localeTag } from '../../i18n/index.ts';
import { jsonScript } from '../../trusted-types/index.ts';
import type { FrameData } from '../frame/frame-data.ts';
import type { Shown } from './browser-navigation.ts';
import { documentTitle, type PageMetadata } from './metadata.ts';
import { withBasePath } from './store-code.ts';

/** What the metadata needs to know of the shop. */
export interface DocumentContext {
  storeName: string;
  /** Public origin, e.g. `https://shop.example`. */
  origin: string;
  /** What stands before every path of the store view. Default: nothing. */
  basePath?: string;
  locale: string;
  /** HTTP status of the page, for prerender services. */
  status: number;
  /** The same page in all store views; their paths have the code of the view. Default: there is no other. */
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

/** Everything that the head says about a page, in document order. */
export function headElements(metadata: PageMetadata, context: DocumentContext): HeadElement[] {
  const { title, description, canonicalPath, image, type = 'website', structuredData = [], nextPath, previousPath } = metadata;
  const absolute = (path: string) => new URL(path, context.origin).href;
  // Appended to the origin, so that no path is read as another host.
  const pageUrl = (path: string) => new URL(context.origin + withBasePath(context.basePath ?? '', path)).href;
  const fullTitle = documentTitle(title, context.storeName);
  const elements: (HeadElement | false)[] = [
    { tag: 'title', attributes: {}, text: fullTitle },
    !!description && meta('name', 'description', description),
    canonicalPath === undefined
      ? meta('name', 'robots', 'noindex')
      : { tag: 'link', attributes: { rel: 'canonical', href: pageUrl(canonicalPath) } },
    ...(context.alternates ?? []).map(({ hreflang, path }): HeadElement => ({ tag: 'link', attributes: { rel: 'alternate', hreflang, href: absolute(path) } })),
    !!previousPath && { tag: 'link', attributes: { rel: 'prev', href: pageUrl(previousPath) } },
    !!nextPath && { tag: 'link', attributes: { rel: 'next', href: pageUrl(nextPath) } },
    meta('property', 'og:title', title || context.storeName),
    meta('property', 'og:type', type),
    meta('property', 'og:site_name', context.storeName),
    meta('property', 'og:locale', context.locale.replace('-', '_')),
    canonicalPath !== undefined && meta('property', 'og:url', pageUrl(canonicalPath)),
    !!description && meta('property', 'og:description', description),
    !!image && meta('property', 'og:image', absolute(image)),
    context.status !== 200 && meta('name', 'prerender-status-code', String(context.status)),
    !!context.redirectLocation && meta('name', 'prerender-header', `Location: ${context.redirectLocation}`),
    ...structuredData.map((data): HeadElement => ({
      tag: 'script',
      attributes: { type: 'application/ld+json' },
      text: JSON.stringify(data),
    })),
  ];
  return elements.filter((element) => element !== false);
}

/** The elements as markup. */
export function headHtml(elements: readonly HeadElement[]): string {
  return elements
    .map(({ tag, attributes, text }) => {
      const written = Object.entries({ ...attributes, 'data-head': '' })
        .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
        .join('');
      if (tag === 'meta' || tag === 'link') return `<${tag}${written}>`;
      // Script text is not decoded by the parser: it is kept from closing its element instead.
      const content = tag === 'script' ? (text ?? '').replaceAll('<', '\\u003c') : escapeHtml(text ?? '');
      return `<${tag}${written}>${content}</${tag}>`;
    })
    .join('');
}

/** Brings the head of a living document to the page that it shows. */
export function applyHeadOf({ page, redirect }: Shown, { store, basePath }: Pick<FrameData, 'store' | 'basePath'>, document: Document): void {
  const { metadata, status = 200 } = page.state;
  const context = {
    storeName: store.storeName,
    origin: document.location.origin,
    basePath,
    locale: localeTag(store.locale),
    status: redirect?.status ?? status,
    ...(redirect && { redirectLocation: redirect.location }),
  };
  applyHead(document, headElements(metadata, context));
}

/** Brings the head of a living document to the given elements. */
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

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
