const PARTS = /"(?:\\.|[^"\\])*"|@include\(if:true\)(\w?)|(\.{3}|\bfragment )(\w+)/g;

/**
 * Shortens a stripped document for an address, so that more of them fit into one: fragments get short names, and an
 * `@include` that always holds, which is a note for our types, is left out.
 */
export function shortenDocument(document: string): string {
  const names = new Map(
    Array.from(document.matchAll(/\bfragment (\w+) on\b/g), ([, name = ''], index) => [
      name,
      // Letters first; numbers of base 36 go on with digits, which begin no name.
      index < 26 ? (index + 10).toString(36) : `_${index}`,
    ]),
  );
  return document.replace(
    PARTS,
    (part: string, next: string | undefined, before: string | undefined, name: string | undefined) => {
      // Two fields need something between them.
      if (next !== undefined) return next && ` ${next}`;
      return before === undefined || name === undefined ? part : before + (names.get(name) ?? name);
    },
  );
}
