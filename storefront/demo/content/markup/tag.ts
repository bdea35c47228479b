/** Attributes of a tag; undefined ones are left out. */
export type Attributes = Readonly<Record<string, string | undefined>>;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

/** Text as it stands in markup and in attributes. */
export function escapeText(text: string): string {
  return text.replace(/[&"<>]/gu, (character) => ENTITIES[character] ?? character);
}

/** A tag around content that is markup already. */
export function tag(name: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => (value === undefined ? '' : ` ${key}="${escapeText(value)}"`))
    .join('');
  return `<${name}${written}>${content}</${name}>`;
}
