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

/**
 * Returns the links of a CMS block, grouped by its headings. The markup of the block is not kept.
 *
 * @param html sanitized, so that attributes are quoted
 */
export function getBlockLinks(html: string): BlockLinkGroup[] {
  const groups: { title: string; links: BlockLink[] }[] = [];
  for (const [, heading, href, label = ''] of html.matchAll(
    /<h[1-6]\b[^>]*>(.*?)<\/h[1-6]>|<a\b[^>]*?\shref="([^"]*)"[^>]*>(.*?)<\/a>/gs,
  )) {
    if (heading !== undefined) groups.push({ title: toText(heading), links: [] });
    else if (href) {
      if (groups.length === 0) groups.push({ title: '', links: [] });
      groups.at(-1)?.links.push({ href: toText(href), label: toText(label) });
    }
  }
  return groups.filter(({ links }) => links.length > 0);
}
