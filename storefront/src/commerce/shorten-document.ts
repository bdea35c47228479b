import { minifyDocument } from './minify-document.ts';

const PARTS = /"(?:\\.|[^"\\])*"|@include\(if:true\)(\w?)|(\.{3}|\bfragment )(\w+)/g;

/** Writes each fragment that is spread once in the place where it is spread. */
function inlineFragments(document: string): string {
  const definitions = document.split(/(?=\bfragment \w+ on \w+\{)/);
  for (let index = definitions.length - 1; index > 0; index--) {
    const [start = '', name = ''] = /^fragment (\w+) /.exec(definitions[index] ?? '') ?? [];
    const spread = new RegExp(`\\.{3}${name}\\b`, 'g');
    if (definitions.join('').match(spread)?.length !== 1) continue;
    const [definition = ''] = definitions.splice(index, 1);
    const place = definitions.findIndex((text) => text.search(spread) >= 0);
    definitions[place] = (definitions[place] ?? '').replace(spread, () => `...${definition.slice(start.length)}`);
  }
  return definitions.join('');
}

const BLOCKS = /"(?:\\.|[^"\\])*"|(?:\bfragment \w+ on|(\.{3})on) (\w+)\{|[{}]/g;

/** Writes the fields of an inline fragment without it where its type is that of the fragment around it. */
function unwrapFragments(document: string): string {
  // Types of the fragments around the present place; undefined for a field. Null ends what was unwrapped.
  const types: (string | null | undefined)[] = [];
  return document.replace(BLOCKS, (part, spread: string | undefined, type: string | undefined) => {
    if (part.startsWith('"')) return part;
    if (part === '}') return types.pop() === null ? ' ' : part;
    const isSame = spread !== undefined && type === types.findLast((around) => around !== null);
    types.push(isSame ? null : type);
    return isSame ? ' ' : part;
  });
}

/**
 * Shortens a stripped document for an address, so that more of them fit into one: fragments get short names or, where
 * they are spread once, none, and no type where it is that of the fragment around them. An `@include` that always holds,
 * which is a note for our types, is left out.
 */
export function shortenDocument(source: string): string {
  const document = minifyDocument(unwrapFragments(inlineFragments(source)));
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
