/** Screens that images are drawn for: width in CSS pixels, and pixels of the device in each. */
const SCREENS = [
  { width: 375, density: 1 },
  { width: 375, density: 3 },
  { width: 768, density: 1 },
  { width: 768, density: 2 },
  { width: 1440, density: 1 },
  { width: 1440, density: 2 },
];

const PIXELS_OF = { px: 1, rem: 16 };

/**
 * An image of a page, as its `img`, `source` or preload link names it.
 *
 * @typedef {object} PageImage
 * @property {{ address: string, width: number | null }[]} candidates of `srcset`, or the one address of `src`
 * @property {string} sizes empty when there are none
 * @property {boolean} lazy whether it is only loaded near the screen
 */

/**
 * Finds the images in the HTML of a page.
 *
 * @param {string} html
 * @returns {PageImage[]} in the order of the page
 */
export function findImages(html) {
  return Array.from(html.matchAll(/<(?:img|source|link)\s[^>]*>/gi), ([tag]) => {
    const attribute = (/** @type {string} */ name) =>
      new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const set = attribute('srcset') || attribute('imagesrcset');
    const candidates = (set || attribute('src'))
      .split(/,\s+/)
      .filter(Boolean)
      .map((candidate) => {
        const [address = '', descriptor = ''] = candidate.trim().split(/\s+/);
        return { address, width: descriptor.endsWith('w') ? Number.parseInt(descriptor, 10) : null };
      });
    return { candidates, sizes: attribute('sizes') || attribute('imagesizes'), lazy: attribute('loading') === 'lazy' };
  }).filter(({ candidates }) => candidates.length > 0);
}

/**
 * Returns which files of an image browsers request, from a small phone to a large desktop.
 *
 * @param {PageImage} image
 * @returns {string[]} addresses
 */
export function neededFiles({ candidates, sizes }) {
  const widths = candidates.map(({ width }) => width ?? Infinity).sort((one, other) => one - other);
  const largest = widths.at(-1) ?? Infinity;
  const chosen = SCREENS.map(({ width, density }) => {
    const wanted = slotWidth(sizes, width) * density;
    return widths.find((candidate) => candidate >= wanted) ?? largest;
  });
  const [from, to] = [Math.min(...chosen), Math.max(...chosen)];
  return candidates
    .filter(({ width }) => (width ?? Infinity) >= from && (width ?? Infinity) <= to)
    .map(({ address }) => address);
}

/**
 * Reads `sizes` as far as the shop uses it: lengths in px, rem and vw, conditions on the width and on scripts, which
 * browsers run.
 *
 * @param {string} sizes
 * @param {number} screen width in CSS pixels
 * @returns {number} CSS pixels; the width of the screen when nothing is said
 */
function slotWidth(sizes, screen) {
  for (const entry of sizes.split(',').map((part) => part.trim().replace('(scripting: enabled) ', ''))) {
    const match = /^(?:\((min|max)-width:\s*([\d.]+)(px|rem)\)\s+)?([\d.]+)(px|rem|vw)$/.exec(entry);
    if (!match) continue;
    const [, bound, limit = '0', limitUnit = 'px', length = '100', unit = 'vw'] = match;
    const edge = Number(limit) * pixels(limitUnit);
    const holds = bound === undefined || (bound === 'min' ? screen >= edge : screen <= edge);
    if (holds) return Number(length) * (unit === 'vw' ? screen / 100 : pixels(unit));
  }
  return screen;
}

/** @param {string} unit */
function pixels(unit) {
  return unit === 'rem' ? PIXELS_OF.rem : PIXELS_OF.px;
}
