/**
 * The browser that drew the baselines.
 *
 * @typedef {object} BaselineBrowser
 * @property {string} version of Chromium, e.g. `156.0.8078.79`
 * @property {string} platform system and processor, e.g. `linux-x64`
 */

/**
 * Says why pictures of this browser cannot be compared with the baselines. Another major version draws text and shadows
 * a little differently, another system does always: each picture would differ, and not one difference would mean
 * something.
 *
 * @param {BaselineBrowser | null} recorded null when there are no baselines yet
 * @param {BaselineBrowser} current
 * @returns {string | null} a sentence for the developer; null when they can be compared
 */
export function whyIncomparable(recorded, current) {
  if (!recorded) return 'There are no baselines yet; make them by: npm run test:visual -- --update';
  if (recorded.platform !== current.platform) {
    return `The baselines were made on ${recorded.platform}, this is ${current.platform}: every picture would differ. Compare on ${recorded.platform}, or in Chromatic.`;
  }
  if (getMajorVersion(recorded) === getMajorVersion(current)) return null;
  return (
    `The baselines were made with Chromium ${recorded.version}, this is ${current.version}: another major version draws differently, so that the pictures ` +
    `cannot be compared. Set CHROMIUM_PATH to a Chromium ${getMajorVersion(recorded)}, or renew the baselines from a state that is known to be right: npm run test:visual -- --update`
  );
}

/** @param {BaselineBrowser} browser */
const getMajorVersion = ({ version }) => version.split('.')[0];
