/**
 * Returns a part of a URL, such as a segment of its path or its fragment, as people read it. What cannot be decoded stays
 * as it is: a lone percent sign, typed by an editor, or bytes that are not UTF-8.
 */
export function decodeUriPart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
