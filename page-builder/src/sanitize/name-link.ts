/**
 * Returns the content of a link. If only an image without alternative text could name the link, the title of that image
 * becomes its alternative text; without one, the link gets an empty `aria-label`, which renderers replace.
 *
 * @param content serialized by the sanitizer
 */
export function nameLink(attributes: Map<string, string>, content: string): string {
  const isNamed = attributes.get('aria-label') || attributes.get('title') || /\s(?:aria-label|alt)="[^"]/.test(content);
  if (isNamed || !content.includes(' alt=""') || content.replace(/<[^>]*>|&nbsp;/g, '').trim() !== '') return content;
  const title = /<img[^>]* title="([^"]+)"/.exec(content)?.[1];
  if (title === undefined) attributes.set('aria-label', '');
  return title === undefined ? content : content.replace(' alt=""', () => ` alt="${title}"`);
}
