/** @param {string} name */
const isList = (name) => /_(?:ORIGINS|HOSTS)$/.test(name);

/**
 * Merges settings of the shop: lists of origins and hosts are joined, of other settings the last value counts.
 *
 * @param {...Record<string, string>} parts values by name
 * @returns {Record<string, string>}
 */
export function mergeSettings(...parts) {
  /** @type {Record<string, string>} */
  const merged = {};
  for (const [name, value] of parts.flatMap((part) => Object.entries(part))) {
    const others = isList(name) && merged[name] ? merged[name].split(',') : [];
    merged[name] = others.length > 0 ? [...new Set([...others, ...value.split(',')])].join(',') : value;
  }
  return merged;
}
