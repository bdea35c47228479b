import type { RichContentValue } from '@witryna/page-builder';
import type { IntlShape } from '../i18n/index.ts';
import type { ContentPolicy } from './content-policy.ts';
import { nameParts } from './name-parts.ts';

/** A text of the backend that an editor wrote: plain markup, or Page Builder content. */
export type RichText =
  | { kind: 'html' /** Sanitized. */; html: string }
  | { kind: 'page-builder'; content: RichContentValue };

const loadSanitizer = () => import('@witryna/page-builder/parser');
const loadParser = () => import('./parse-content.ts');

/** Loads what reads and draws texts, before a page with some is opened. */
export const preloadContent = (): Promise<unknown> =>
  Promise.all([loadSanitizer(), loadParser(), import('./shop-rich-content.tsx')]);

/**
 * Reads a text of the backend. What parses it is fetched on demand.
 *
 * @param policy - Hosts of images and videos, of which others are left out, and URLs of the shop.
 * @param intl - Names links and frames of plain markup that have no name, on the server. Default: they have none.
 * @returns null for an empty text
 */
export async function parseRichText(
  html: string | null | undefined,
  policy: ContentPolicy,
  intl?: Pick<IntlShape, 'formatMessage'>,
): Promise<RichText | null> {
  if (!html?.trim()) return null;
  if (!html.includes('data-content-type')) {
    const { sanitizeHtml } = await loadSanitizer();
    const safe = sanitizeHtml(html, policy);
    return { kind: 'html', html: import.meta.env.SSR && intl ? nameParts(safe, intl) : safe };
  }
  const { parseContent } = await loadParser();
  return { kind: 'page-builder', content: await parseContent(html, policy) };
}

/** Returns the Page Builder content of texts. */
export function getContents(texts: readonly (RichText | null)[]): RichContentValue[] {
  return texts.flatMap((text) => (text?.kind === 'page-builder' ? [text.content] : []));
}

/** The source modules that draw texts, for the `lazyModules` of a loaded view. */
export async function richTextModules(texts: readonly (RichText | null)[]): Promise<string[]> {
  const contents = getContents(texts);
  if (contents.length === 0) return [];
  const { rendererModules } = await import('./renderer-modules.ts');
  return ['src/content/shop-rich-content.tsx', ...contents.flatMap(rendererModules)];
}
