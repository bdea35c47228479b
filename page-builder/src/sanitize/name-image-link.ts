/**
 * Returns the content of a link in which only an image without alternative text could name it, with the title of that
 * image as its alternative text.
 *
 * @param content serialized by the sanitizer
 */
export function nameImageLink(content: string): string {
  if (!content.includes(' alt=""') || /\s(?:aria-label|alt)="[^"]/.test(content)) return content;
  if (content.replace(/<[^>]*>|&nbsp;/g, '').trim() !== '') return content;
  const title = /<img[^>]* title="([^"]+)"/.exec(content)?.[1] ?? '';
  return content.replace(' alt=""', () => ` alt="${title}"`);
}
