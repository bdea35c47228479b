/** HTML text that needs no escaping any more. */
export class SafeHtml {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Values that `html` accepts: texts and numbers are escaped, parts and lists of parts are put in as they are. */
type HtmlValue = string | number | SafeHtml | readonly SafeHtml[];

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for HTML content and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/gu, (character) => ENTITIES[character] ?? character);
}

function render(value: HtmlValue): string {
  if (value instanceof SafeHtml) return value.text;
  if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value));
  return value.map((part) => part.text).join('');
}

/** Template tag: literal parts are HTML, values are escaped unless they are HTML themselves. */
export function html(parts: TemplateStringsArray, ...values: HtmlValue[]): SafeHtml {
  const text = parts.reduce((result, part, index) => {
    const value = values[index];
    return result + part + (value === undefined ? '' : render(value));
  }, '');
  return new SafeHtml(text);
}
