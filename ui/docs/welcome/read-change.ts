/** A change that is not released yet. */
export interface Change {
  /** Packages that it changes, without the scope, e.g. `['ui']`. */
  packages: readonly string[];
  /** Its first paragraph, in Markdown with code marks only. */
  text: string;
}

/**
 * Reads a file of Changesets.
 *
 * @param source front matter with one line for each package, then Markdown
 * @returns null if it names no package, like the README of their folder
 * @see https://github.com/changesets/changesets/blob/main/docs/adding-a-changeset.md
 */
export function readChange(source: string): Change | null {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  const packages = Array.from(head.matchAll(/@witryna\/([\w-]+)/g), ([, name = '']) => name);
  const text =
    body
      .trim()
      .split(/\n\s*\n/)[0]
      ?.replaceAll('\n', ' ') ?? '';
  return packages.length > 0 && text !== '' ? { packages, text } : null;
}
