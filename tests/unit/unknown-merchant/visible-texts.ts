const badText = /\b(?:undefined|null|NaN|Infinity|Invalid Date|Invalid time)\b|\[object \w+\]/;

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

const decode = (text: string) => text.replace(/&([#\w]+);/g, (entity, name: string) => entities[name] ?? entity);

/** Attributes whose values a shopper or a search engine reads. */
const readAttributes = /\b(?:alt|title|aria-label|placeholder|content|href|src|srcset|value)="([^"]*)"/g;

/** Texts of a piece of markup that show a value of the language instead of one of the merchant. */
export function findBadTexts(markup: string): string[] {
  const shown = markup.replace(/<(script|style|template)\b.*?<\/\1>/gs, '');
  const texts = shown.replace(/<!--.*?-->/gs, '').split(/<[^>]*>/);
  const attributes = [...shown.matchAll(readAttributes)].map(([whole]) => whole);
  return [...texts, ...attributes].map(decode).filter((text) => badText.test(text));
}
