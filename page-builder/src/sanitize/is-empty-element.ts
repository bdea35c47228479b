/**
 * Returns whether an element is useless: an empty heading or link, or an anchor that is neither a link nor a target.
 *
 * @param content serialized by the sanitizer
 */
export function isEmptyElement(name: string, attributes: ReadonlyMap<string, string>, content: string): boolean {
  if (name === 'a' && !attributes.has('href') && !attributes.has('id')) return true;
  if (!/^(?:h[1-6]|a)$/.test(name) || attributes.has('id')) return false;
  // Icons are rendered by a style sheet, so their link has no text and is named by its title.
  const label = attributes.get('aria-label')?.trim() || (name === 'a' && attributes.get('title')?.trim());
  if (label || hasNamedPart.test(content)) return false;
  return !/<(?:img|video|audio|iframe)\b/.test(content) && content.replace(/<[^>]*>|&nbsp;/g, '').trim() === '';
}

const hasNamedPart = /\s(?:aria-label|title)="(?!(?:\s|&nbsp;)*")/;
