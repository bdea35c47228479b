/** Without any of these all of a text is at the top level. */
const nesting = /["'()[\]{}\\]/;
const closers = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
]);

/**
 * Finds the first character of `stops` that is at the top level of CSS text: outside strings, brackets, `url()` and
 * escapes.
 *
 * @param css comment-free CSS text, see {@link stripComments}
 * @param stops the characters to stop at
 * @param from where to start
 * @returns its index, or the length of the text when there is none
 */
export function findTopLevel(css: string, stops: string, from = 0): number {
  const open: string[] = [];
  let at = from;
  while (at < css.length) {
    const char = css.charAt(at);
    if (open.length === 0 && stops.includes(char)) return at;
    const closer = closers.get(char);
    if (char === '\\') at += 1;
    else if (char === '"' || char === "'") at = endOfString(css, at);
    else if (char === '(' && isUrlStart(css, at)) at = endOfUrl(css, at);
    else if (closer !== undefined) open.push(closer);
    else if (char === open.at(-1)) open.pop();
    at += 1;
  }
  return css.length;
}

/** Splits CSS text at a top-level character. Parts are trimmed, empty ones are left out. */
export function splitTopLevel(css: string, separator: string): string[] {
  if (!nesting.test(css))
    return css
      .split(separator)
      .map((part) => part.trim())
      .filter(Boolean);
  const parts: string[] = [];
  for (let start = 0; start < css.length; ) {
    const end = findTopLevel(css, separator, start);
    const part = css.slice(start, end).trim();
    if (part) parts.push(part);
    start = end + 1;
  }
  return parts;
}

/** Replaces comments by a space, as CSS treats them, and leaves strings and `url()` alone. */
export function stripComments(css: string): string {
  if (!css.includes('/*')) return css;
  let result = '';
  let copied = 0;
  let at = 0;
  while (at < css.length) {
    const char = css.charAt(at);
    if (char === '/' && css.charAt(at + 1) === '*') {
      const end = css.indexOf('*/', at + 2);
      result += `${css.slice(copied, at)} `;
      at = end < 0 ? css.length : end + 2;
      copied = at;
    } else {
      if (char === '\\') at += 1;
      else if (char === '"' || char === "'") at = endOfString(css, at);
      else if (char === '(' && isUrlStart(css, at)) at = endOfUrl(css, at);
      at += 1;
    }
  }
  return result + css.slice(copied);
}

/** Whether every round bracket has its partner. */
export function hasBalancedBrackets(css: string): boolean {
  let depth = 0;
  for (const char of css) {
    if (char === '(') depth += 1;
    if (char === ')') depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

/** The index of the closing quote; a line end closes a string too, as in CSS. */
function endOfString(css: string, start: number): number {
  const quote = css.charAt(start);
  for (let at = start + 1; at < css.length; at += 1) {
    const char = css.charAt(at);
    if (char === quote || char === '\n') return at;
    if (char === '\\') at += 1;
  }
  return css.length;
}

/** Whether the bracket opens a `url(` whose address stands without quotes, so that nothing inside is CSS. */
function isUrlStart(css: string, bracket: number): boolean {
  if (css.slice(Math.max(0, bracket - 3), bracket).toLowerCase() !== 'url') return false;
  return !/^\s*["']/.test(css.slice(bracket + 1, bracket + 17));
}

function endOfUrl(css: string, bracket: number): number {
  for (let at = bracket + 1; at < css.length; at += 1) {
    const char = css.charAt(at);
    if (char === ')') return at;
    if (char === '\\') at += 1;
  }
  return css.length;
}
