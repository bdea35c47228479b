/** Where the directives of content point to. */
export interface DirectiveTargets {
  /** Without a trailing slash. */
  readonly mediaBaseUrl: string;
  /** Origin of the shop, without a trailing slash. */
  readonly publicUrl: string;
}

// The value may be bare, quoted, or quoted inside an HTML attribute.
const DIRECTIVE = /\{\{(media|store)\s+(?:url|direct_url)=(?:&quot;|["'])?([^"'}&]*)(?:&quot;|["'])?\s*\}\}/gu;

/**
 * Replaces Magento's `{{media url=…}}` and `{{store url=…}}` by whole addresses, as its template filter does before
 * content leaves the server.
 */
export function resolveDirectives(content: string, { mediaBaseUrl, publicUrl }: DirectiveTargets): string {
  return content.replaceAll(DIRECTIVE, (_, kind: string, path: string) => {
    const base = kind === 'media' ? mediaBaseUrl : publicUrl;
    return `${base}/${path.trim().replace(/^\/+/u, '')}`;
  });
}
