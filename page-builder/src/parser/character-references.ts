/** Decodes character references by a full parser: of text, or of the value of an attribute. */
export type Decode = (source: string, isAttribute: boolean) => string;

const common = /&(amp|lt|gt|quot|nbsp|#0?39);/g;

/**
 * Decodes the character references that Page Builder and its editor write. All others are left to a parser with the
 * table of the standard.
 */
export function decodeReferences(source: string, isAttribute: boolean, decode: Decode): string {
  if (!source.includes('&')) return source;
  return /&[a-z#]/i.test(source.replace(common, ''))
    ? decode(source, isAttribute)
    : source.replace(common, (_, name: string) => characters.get(name) ?? "'");
}

const characters = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['nbsp', '\u00a0'],
]);
