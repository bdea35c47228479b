/**
 * A size that a README states.
 *
 * @typedef {{ readme: string, pattern: RegExp, subject: string }} SizeClaim `pattern` has the kilobytes as its group;
 *   `subject` is what was measured
 */

/** @type {readonly SizeClaim[]} */
export const sizeClaims = [
  { readme: 'ui/README.md', pattern: /rules of all components, ([\d.]+) kB/, subject: '@witryna/ui/styles.css' },
  {
    readme: 'ui/README.md',
    pattern: /`@witryna\/ui\/button\/styles\.css` is ([\d.]+) kB/,
    subject: '@witryna/ui/button/styles.css',
  },
  {
    readme: 'page-builder/README.md',
    pattern: /All styles are ([\d.]+) kB/,
    subject: '@witryna/page-builder/styles.css',
  },
  ...claimsOfPageBuilder([
    [/ships no parser: ([\d.]+) kB less/, '/parser'],
    [/Every page loads ([\d.]+) kB of JavaScript/, ', every page'],
    [/instead of the ([\d.]+) kB/, ', every page'],
    [/sliders ([\d.]+) kB/, ', on demand: slider'],
    [/product lists ([\d.]+) kB/, ', on demand: products'],
    [/tabs ([\d.]+) kB/, ', on demand: tabs'],
    [/, videos ([\d.]+) kB/, ', on demand: video'],
    [/background videos ([\d.]+) kB/, ', on demand: background-video'],
    [/locations ([\d.]+) kB/, ', on demand: map'],
    [/social walls ([\d.]+) kB/, ', on demand: tintup'],
    [/FAQs ([\d.]+) kB/, ', on demand: faq'],
    [/dialog of a block is\s([\d.]+) kB/, ', on demand: block-dialog'],
  ]),
];

/**
 * @param {readonly (readonly [pattern: RegExp, part: string])[]} claims
 * @returns {readonly SizeClaim[]}
 */
function claimsOfPageBuilder(claims) {
  return claims.map(([pattern, part]) => ({
    readme: 'page-builder/README.md',
    pattern,
    subject: `@witryna/page-builder${part}`,
  }));
}

/**
 * @param {SizeClaim} claim
 * @param {string} text of the README
 * @param {number | undefined} bytes that were measured
 * @returns {string | undefined} what is wrong; undefined if the README states the measured size, rounded as it is there
 */
export function findWrongSize({ readme, pattern, subject }, text, bytes) {
  const stated = pattern.exec(text)?.[1];
  if (stated === undefined || bytes === undefined) return `${readme} does not state the size of ${subject}`;
  const decimals = stated.split('.')[1]?.length ?? 0;
  const measured = (bytes / 1000).toFixed(decimals);
  return stated === measured ? undefined : `${readme} states ${stated} kB for ${subject}, which is ${measured} kB`;
}
