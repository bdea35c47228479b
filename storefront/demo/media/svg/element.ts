/** A gradient, clip path or filter that the markup of the element using it carries along. */
export interface Definition {
  /** Markup such as `<linearGradient id="…">…</linearGradient>`. */
  markup: string;
  /** `url(#…)` reference to it. */
  reference: string;
}

export type AttributeValue = string | number | Definition | undefined;

/**
 * Writes one SVG element. Definitions among the attributes are written right before it, so that every piece of markup
 * is complete in itself and drawings stay pure functions. `undefined` attributes are left out.
 */
export function element(
  name: string,
  attributes: Readonly<Record<string, AttributeValue>>,
  ...children: readonly string[]
): string {
  let definitions = '';
  let list = '';
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined) continue;
    if (typeof value === 'object') definitions += value.markup;
    const text = typeof value === 'object' ? value.reference : typeof value === 'number' ? format(value) : value;
    list += ` ${key}="${text}"`;
  }
  const content = children.join('');
  return `${definitions}<${name}${list}${content === '' ? '/>' : `>${content}</${name}>`}`;
}

/** Makes a definition whose id follows from its content: equal definitions share one id. */
export function define(
  name: string,
  attributes: Readonly<Record<string, AttributeValue>>,
  content: string,
): Definition {
  const id = `d${fingerprint(name + JSON.stringify(attributes) + content)}`;
  return { markup: element(name, { id, ...attributes }, content), reference: `url(#${id})` };
}

/** A group with attributes such as `transform`, `opacity` or `clip-path`. */
export function group(attributes: Readonly<Record<string, AttributeValue>>, ...children: readonly string[]): string {
  return element('g', attributes, ...children);
}

/** A complete document of `width` by `height` drawing units. */
export function svgDocument(width: number, height: number, ...children: readonly string[]): string {
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${format(width)} ${format(height)}`, width, height },
    ...children,
  );
}

/** A number with at most two decimals. */
export function format(value: number): string {
  return String(Math.round(value * 100) / 100 + 0);
}

/** FNV-1a hash of the text in base 36. */
function fingerprint(text: string): string {
  let low = 0x811c9dc5;
  let high = 0x01000193;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code, 0x85ebca6b);
  }
  return (low >>> 0).toString(36) + (high >>> 0).toString(36);
}
