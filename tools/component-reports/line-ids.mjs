/**
 * Ids of accessibility lines that a title names, in brackets or not, e.g. `[MM-9] …` or `QS-2 …`.
 *
 * @param {string} title
 * @param {ReadonlySet<string>} known the ids that there are
 * @returns {string[]} each once, in the title's order
 */
export function findLineIds(title, known) {
  return [...new Set(title.match(/\b[A-Z]{1,2}-[1-9]\d*\b/g) ?? [])].filter((id) => known.has(id));
}

/**
 * What a title says, without groups and ids, as a sentence.
 *
 * @param {string} title e.g. `Tabs › [TA-4] arrows wrap`
 * @returns {string} e.g. `Arrows wrap`
 */
export function toSentence(title) {
  const text = (title.split(' › ').at(-1) ?? '')
    .replaceAll(/\[[A-Z][^\]]*\d\]/g, '')
    .replace(/^(\s*[A-Z][A-Z\d]{0,2}-\d+\b,?)+/, '')
    .trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
