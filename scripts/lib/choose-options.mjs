import { toList, toText } from './findings.mjs';
import { getAt } from './get-at.mjs';

/** Fields of a product from which {@link chooseOptions} chooses, in the body of an `items` field. */
export const CHOICE_FIELDS = `__typename sku
  ... on CustomizableProductInterface { options { __typename uid required
    ... on CustomizableDropDownOption { dropDown: value { uid } }
    ... on CustomizableRadioOption { radio: value { uid } }
    ... on CustomizableCheckboxOption { checkbox: value { uid } }
    ... on CustomizableMultipleOption { multiple: value { uid } }
  } }
  ... on ConfigurableProduct { variants { product { stock_status } attributes { uid } } }
  ... on BundleProduct { bundle: items { required options { uid is_default product { stock_status } } } }
  ... on GroupedProduct { group: items {
    product { __typename sku stock_status ... on CustomizableProductInterface { options { required } } }
  } }
  ... on DownloadableProduct { links_purchased_separately downloadable_product_links { uid } }`;

/**
 * What is put into a cart.
 *
 * @typedef {object} CartItem
 * @property {string} sku
 * @property {string[]} selected uids of values
 * @property {{ uid: string, value: string }[]} entered
 */

/**
 * Chooses what is required of a product, as a shopper does: a variant, parts, links and customizable options.
 *
 * @param {unknown} product with {@link CHOICE_FIELDS}
 * @returns {CartItem | null} null where it cannot be bought so: nothing is in stock, or a file is required
 */
export function chooseOptions(product) {
  const sku = toText(getAt(product, 'sku'));
  if (getAt(product, '__typename') === 'GroupedProduct') {
    const item = toList(getAt(product, 'group'))
      .map((member) => getAt(member, 'product'))
      .find((member) => isInStock(member) && isBoughtAlone(member));
    return item ? { sku: toText(getAt(item, 'sku')), selected: [], entered: [] } : null;
  }
  const selected = chooseOfType(product);
  const custom = toList(getAt(product, 'options'))
    .filter((option) => getAt(option, 'required') === true)
    .map(chooseCustomOption);
  if (selected === null || custom.includes(null)) return null;
  const chosen = custom.filter((choice) => choice !== null);
  return {
    sku,
    selected: [...selected, ...chosen.flatMap((choice) => ('selected' in choice ? [choice.selected] : []))],
    entered: chosen.flatMap((choice) => ('entered' in choice ? [choice.entered] : [])),
  };
}

/** @param {unknown} product */
export const isInStock = (product) => getAt(product, 'stock_status') === 'IN_STOCK';

/** @param {unknown} product */
export const hasRequiredOption = (product) =>
  toList(getAt(product, 'options')).some((option) => getAt(option, 'required') === true);

/** @param {unknown} product */
const isBoughtAlone = (product) =>
  ['SimpleProduct', 'VirtualProduct'].includes(toText(getAt(product, '__typename'))) && !hasRequiredOption(product);

/** @param {unknown} product @returns {string[] | null} uids that its type requires; null where there are none */
function chooseOfType(product) {
  switch (getAt(product, '__typename')) {
    case 'ConfigurableProduct': {
      const variant = toList(getAt(product, 'variants')).find((one) => isInStock(getAt(one, 'product')));
      return variant ? toUids(getAt(variant, 'attributes')) : null;
    }
    case 'BundleProduct':
      return chooseParts(toList(getAt(product, 'bundle')));
    case 'DownloadableProduct':
      return getAt(product, 'links_purchased_separately') === 1
        ? nullIfEmpty(toUids(getAt(product, 'downloadable_product_links')).slice(0, 1))
        : [];
    default:
      return [];
  }
}

/**
 * Chooses one part for each option that is required; for the first one where none is, because a bundle is never empty.
 *
 * @param {unknown[]} options
 */
function chooseParts(options) {
  const required = options.filter((option) => getAt(option, 'required') === true);
  const parts = (required.length > 0 ? required : options.slice(0, 1)).map((option) => {
    const available = toList(getAt(option, 'options')).filter((part) => isInStock(getAt(part, 'product')));
    return toUids([available.find((part) => getAt(part, 'is_default') === true) ?? available[0]])[0];
  });
  return parts.includes(undefined) ? null : nullIfEmpty(parts.filter((uid) => uid !== undefined));
}

/** @param {unknown} option @returns {{ selected: string } | { entered: { uid: string, value: string } } | null} */
function chooseCustomOption(option) {
  const uid = toText(getAt(option, 'uid'));
  switch (getAt(option, '__typename')) {
    case 'CustomizableFieldOption':
    case 'CustomizableAreaOption':
      return { entered: { uid, value: '1' } };
    case 'CustomizableDateOption':
      return { entered: { uid, value: `${new Date().toISOString().slice(0, 10)} 12:00:00` } };
    default: {
      const values = ['dropDown', 'radio', 'checkbox', 'multiple'].flatMap((alias) => toUids(getAt(option, alias)));
      return values[0] === undefined ? null : { selected: values[0] };
    }
  }
}

/** @param {unknown} list */
const toUids = (list) =>
  toList(list)
    .map((one) => toText(getAt(one, 'uid')))
    .filter(Boolean);

/** @param {string[]} uids */
const nullIfEmpty = (uids) => (uids.length > 0 ? uids : null);
