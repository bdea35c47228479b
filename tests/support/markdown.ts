/** Returns Markdown without its code blocks, whose lines are emptied. */
export function withoutCodeBlocks(text: string): string {
  let fence = '';
  return text
    .split('\n')
    .map((line) => {
      const [, mark = ''] = /^\s*(`{3,}|~{3,})/.exec(line) ?? [];
      if (!mark && !fence) return line;
      if (!fence) fence = mark;
      else if (mark.startsWith(fence)) fence = '';
      return '';
    })
    .join('\n');
}

/** Returns the anchors of a document, without `#`: those that GitHub gives to its headings, and explicit ids. */
export function getAnchors(text: string): Set<string> {
  const anchors = new Set(Array.from(text.matchAll(/ id="([^"]+)"/g), ([, id = '']) => id));
  for (const [, heading = ''] of withoutCodeBlocks(text).matchAll(/^#{1,6} +(.+)$/gm)) {
    const words = heading.replaceAll('`', '').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
    const slug = words
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_\- ]/gu, '')
      .trim()
      .replaceAll(' ', '-');
    let anchor = slug;
    for (let repeated = 1; anchors.has(anchor); repeated += 1) anchor = `${slug}-${String(repeated)}`;
    anchors.add(anchor);
  }
  return anchors;
}

/** Returns the targets of links and images that have no scheme, such as `docs/deploy.md#payment-methods`. */
export function getRelativeLinks(text: string): string[] {
  const prose = withoutCodeBlocks(text).replace(/`[^`\n]+`/g, '');
  const targets = Array.from(prose.matchAll(/\]\(([^)\s]+)\)/g), ([, target = '']) => target);
  return targets.filter((target) => !/^(?:[a-z][a-z+.-]*:|\/\/)/i.test(target));
}

const sourceFile = /\.(?:tsx?|mjs|cjs|jsx?|json|md|graphql|vcl|ya?ml|css|html|sqlite)$/;

/**
 * Returns the paths of files and folders in backticks. A path has a slash, and the name of a source file, a slash at
 * its end, or one of the given folders at its start. Paths with placeholders are left out, and URL paths, which begin
 * with a slash, are no such paths.
 */
export function getPaths(text: string, topFolders: ReadonlySet<string>): string[] {
  const spans = Array.from(withoutCodeBlocks(text).matchAll(/`([^`\n]+)`/g), ([, span = '']) => span);
  return spans.filter((span) => {
    const [first = ''] = span.split('/');
    if (!/^[\w.-]+(?:\/[\w.-]+)*\/?$/.test(span) || !span.includes('/')) return false;
    return sourceFile.test(span) || span.endsWith('/') || topFolders.has(first);
  });
}
