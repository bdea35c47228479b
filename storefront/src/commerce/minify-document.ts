const STRING = String.raw`"""(?:\\"""|[^])*?"""|"(?:\\.|[^"\\])*"`;
const CLIENT_DIRECTIVE = String.raw`@_\w+(?:\s*\([^)]*\))?`;
const IGNORED = new RegExp(`(${STRING})|(?:#[^\\n\\r]*|[\\s,\\uFEFF]|${CLIENT_DIRECTIVE})+`, 'g');
const AROUND_PUNCTUATION = new RegExp(`(${STRING})| ?([!$&()[\\]{}:=@|]|\\.{3}) ?`, 'g');

/**
 * Minifies a GraphQL document: without comments, commas, line breaks and other ignored characters, and
 * without directives whose name starts with an underscore, which the client alone reads.
 * Text inside strings and block strings stays as it is.
 */
export function minifyDocument(source: string): string {
  return source
    .replace(IGNORED, (_match, string: string | undefined) => string ?? ' ')
    .replace(
      AROUND_PUNCTUATION,
      (_match, string: string | undefined, punctuator: string | undefined) => string ?? punctuator ?? '',
    )
    .trim();
}
