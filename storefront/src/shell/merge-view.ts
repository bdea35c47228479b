import { isObject } from '../commerce/index.ts';

/** Parts of the views of pages that have prices. */
const pricedParts = ['listing', 'product', 'alternatives'];

/**
 * Returns the view of a page with the prices of another view of it, and the shown view itself if those are the same.
 * Equal parts stay the same objects, so that React leaves what they render alone.
 */
export function mergeView(shown: unknown, loaded: unknown): unknown {
  if (!isObject(shown) || !isObject(loaded)) return shown;
  const parts = pricedParts.filter((part) => part in loaded);
  return shareEqual(shown, { ...shown, ...Object.fromEntries(parts.map((part) => [part, loaded[part]])) });
}

/** Returns a value whose parts are those of a known value where they are equal. A missing field equals `undefined`. */
function shareEqual(known: unknown, value: unknown): unknown {
  if (Object.is(known, value)) return known;
  if (Array.isArray(known) && Array.isArray(value)) {
    const items = value.map((item: unknown, index) => shareEqual(known[index], item));
    return items.length === known.length && items.every((item, index) => item === known[index]) ? known : items;
  }
  if (!isObject(known) || !isObject(value) || Array.isArray(known) || Array.isArray(value)) return value;
  const fields = Object.entries(value).map(([key, field]) => [key, shareEqual(known[key], field)] as const);
  const keys = new Set([...Object.keys(known), ...Object.keys(value)]);
  const merged = Object.fromEntries(fields);
  return [...keys].every((key) => merged[key] === known[key]) ? known : merged;
}
