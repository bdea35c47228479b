/** Images of one page that are named; the protocol allows 1000. */
const maximumImages = 20;

/** A page of the sitemap; absolute addresses. */
export interface SitemapEntry {
  address: string;
  /** The same page in all store views, by the language of each; empty where it is in one only. */
  alternates: readonly { hreflang: string; address: string }[];
  images: readonly string[];
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const protocol = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const extensions =
  'xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

/** Text before and after the entries of a sitemap. */
export const sitemapEnds = { start: `${declaration}<urlset ${protocol} ${extensions}>`, end: '</urlset>' };

/**
 * Returns the element of a page (sitemaps.org protocol 0.9, with the links between languages and the images that Google
 * reads).
 */
export function toEntryXml({ address, alternates, images }: SitemapEntry): string {
  const links = alternates.map(
    (other) =>
      `<xhtml:link rel="alternate" hreflang="${escapeXml(other.hreflang)}" href="${escapeXml(other.address)}"/>`,
  );
  const pictures = images
    .slice(0, maximumImages)
    .map((image) => `<image:image><image:loc>${escapeXml(image)}</image:loc></image:image>`);
  return `<url><loc>${escapeXml(address)}</loc>${links.join('')}${pictures.join('')}</url>`;
}

/** Returns the sitemap of the given pages. */
export function sitemapXml(entries: readonly SitemapEntry[]): string {
  return [sitemapEnds.start, ...entries.map(toEntryXml), sitemapEnds.end].join('');
}

/** Returns the index of sitemaps at the given addresses. */
export function sitemapIndexXml(addresses: readonly string[]): string {
  const sitemaps = addresses.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>`);
  return `${declaration}<sitemapindex ${protocol}>${sitemaps.join('')}</sitemapindex>`;
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}
