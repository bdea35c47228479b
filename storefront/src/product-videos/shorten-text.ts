/**
 * Returns the beginning of a text in one line, cut after a word.
 *
 * @param maxLength - Length in characters, without the ellipsis
 */
export function shortenText(text: string, maxLength: number): string {
  const line = text.trim().replaceAll(/\s+/g, ' ');
  if (line.length <= maxLength) return line;
  const end = line.lastIndexOf(' ', maxLength);
  return `${line.slice(0, end > 0 ? end : maxLength)}…`;
}
