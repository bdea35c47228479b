/**
 * Matches a path against a pattern with `:name` segments. A trailing slash is ignored.
 *
 * @returns The decoded values of the named segments, or null when the path does not match.
 */
export function matchPath(pattern: string, path: string): Record<string, string> | null {
  const expected = pattern.split('/').filter(Boolean);
  const actual = path.split('/').filter(Boolean);
  if (expected.length !== actual.length) return null;
  const parameters: Record<string, string> = {};
  for (const [index, segment] of expected.entries()) {
    const value = actual[index] ?? '';
    if (segment.startsWith(':')) parameters[segment.slice(1)] = safeDecode(value);
    else if (segment !== value) return null;
  }
  return parameters;
}

function safeDecode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
