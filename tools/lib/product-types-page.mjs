/**
 * @typedef {object} Merchant
 * @property {string} name
 * @property {string} file of its tests, from the root
 * @property {readonly string[]} titles of its tests, `place › what it does with a %s product`
 */

/**
 * Returns the text of `docs/product-types.md`.
 *
 * @param {object} matrix
 * @param {readonly string[]} matrix.types of products
 * @param {readonly string[]} matrix.places of the shop
 * @param {readonly Merchant[]} matrix.merchants
 * @throws Error that names the empty cells, and the groups of tests that are no place
 */
export function productTypesPage({ types, places, merchants }) {
  const empty = merchants.flatMap(({ name, titles }) =>
    places.filter((place) => findTest(titles, place) === undefined).map((place) => `${name}, ${place}`),
  );
  if (empty.length > 0) throw new Error(`No test covers every type of product: ${empty.join('; ')}.`);
  const unknown = new Set(
    merchants.flatMap(({ titles }) => titles.map(getPlace).filter((place) => !places.includes(place))),
  );
  if (unknown.size > 0) throw new Error(`Not in the list of places: ${[...unknown].join(', ')}.`);
  return [
    '# Product types',
    '',
    '<!-- Written by `npm run product-types` from the tests in tests/unit/product-places. Do not edit. -->',
    '',
    `Every product type of Magento at every place of the shop, for ${merchants.length} merchants: ${types.length * places.length * merchants.length} combinations.`,
    'Each cell links to its test, which runs against the embedded backend of the merchant; its title is in the tooltip.',
    '',
    ...merchants.flatMap((merchant) => merchantTable(merchant, types, places)),
  ].join('\n');
}

/**
 * @param {Merchant} merchant
 * @param {readonly string[]} types
 * @param {readonly string[]} places
 */
function merchantTable({ name, file, titles }, types, places) {
  return [
    `## ${name}`,
    '',
    `| place | ${types.join(' | ')} |`,
    `| --- |${' --- |'.repeat(types.length)}`,
    ...places.map((place) => {
      const title = findTest(titles, place) ?? '';
      const cells = types.map((type) => `[tested](../${file} "${title.replace('%s', type)}")`);
      return `| ${place} | ${cells.join(' | ')} |`;
    }),
    '',
  ];
}

const getPlace = (/** @type {string} */ title) => title.split(' › ')[0] ?? '';

/**
 * @param {readonly string[]} titles
 * @param {string} place
 */
function findTest(titles, place) {
  return titles.find((title) => getPlace(title) === place && title.includes('%s'));
}
