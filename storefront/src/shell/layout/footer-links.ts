/** A link of a CMS block. */
export interface BlockLink {
  href: string;
  label: string;
}

/** Links of a CMS block below one of its headings. */
export interface BlockLinkGroup {
  /** Empty for links before the first heading. */
  title: string;
  links: readonly BlockLink[];
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: '\u00a0',
};

const toText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (entity, name: string) => entities[name] ?? entity)
    .trim();

const named = /\s(?:alt|aria-label|title)="([^"]+)"/;

/** Returns the text of a link, or the name of its images or its own where it has no text. */
function getLabel(attributes: string, content: string): string {
  const images = Array.from(content.matchAll(/<[^>]*>/g), ([tag]) => toText(named.exec(tag)?.[1] ?? ''));
  const own = toText(named.exec(attributes)?.[1] ?? '');
  return toText(content) || images.filter(Boolean).join(' ') || own;
}

/**
 * Returns the links of a CMS block, grouped by its headings. The markup of the block is not kept, and links without a
 * name are left out.
 *
 * @param html sanitized, so that attributes are quoted
 */
export function getBlockLinks(html: string): BlockLinkGroup[] {
  const groups: { title: string; links: BlockLink[] }[] = [];
  for (const [, heading, attributes = '', content = ''] of html.matchAll(
    /<h[1-6]\b[^>]*>(.*?)<\/h[1-6]>|<a\b([^>]*)>(.*?)<\/a>/gs,
  )) {
    const href = /\shref="([^"]*)"/.exec(attributes)?.[1];
    const label = heading === undefined ? getLabel(attributes, content) : '';
    if (heading !== undefined) groups.push({ title: toText(heading), links: [] });
    else if (href && label) {
      if (groups.length === 0) groups.push({ title: '', links: [] });
      groups.at(-1)?.links.push({ href: toText(href), label });
    }
  }
  return groups.filter(({ links }) => links.length > 0);
}
