import { getAt } from './get-at.mjs';

const accountForms = ['customer_account_create', 'customer_account_edit'];
const addressForms = ['customer_register_address', 'customer_address_edit'];

/** @param {string} form */
const toQuery = (form) =>
  `${form}: attributesForm(formCode: "${form}") { items { code label is_required frontend_input options { value } } }`;

/**
 * What the forms of the shop have fields for.
 *
 * @typedef {object} FormAttributes
 * @property {readonly string[]} standardAccountCodes codes of Magento's own attributes of accounts
 * @property {readonly string[]} standardAddressCodes codes of Magento's own attributes of addresses
 * @property {readonly string[]} renderedInputs kinds of further attributes, under Magento's names
 */

/**
 * Checks that accounts and addresses require no attributes of the merchant that a form of the shop has no field for.
 *
 * @param {(query: string) => Promise<{ body: unknown }>} sendQuery
 * @param {FormAttributes} formAttributes
 * @param {boolean} isAskedInCheckout whether carts keep such attributes of addresses, so that the checkout has fields
 * @returns {Promise<import('./findings.mjs').Finding>}
 */
export async function checkRequiredAttributes(
  sendQuery,
  { standardAccountCodes, standardAddressCodes, renderedInputs },
  isAskedInCheckout,
) {
  const name = 'Required attributes';
  const { body } = await sendQuery(`{ ${[...accountForms, ...addressForms].map(toQuery).join(' ')} }`);
  const findIn = (/** @type {readonly string[]} */ forms, /** @type {readonly string[]} */ standardCodes) =>
    findRequired(
      forms.map((form) => getAt(body, 'data', form, 'items')),
      standardCodes,
      renderedInputs,
    );
  const accounts = findIn(accountForms, standardAccountCodes);
  const addresses = findIn(addressForms, standardAddressCodes);
  if (accounts === null && addresses === null)
    return {
      name,
      verdict: 'ok',
      text: 'cannot be checked before Magento 2.4.7, whose API has no custom attributes',
    };
  const ofAccounts = list((accounts ?? []).filter(({ isRendered }) => !isRendered));
  const ofAddresses = list((addresses ?? []).filter(({ isRendered }) => !isRendered));
  const ofCheckout = isAskedInCheckout ? '' : list((addresses ?? []).filter(({ isRendered }) => isRendered));
  const found = [
    ofAccounts &&
      `accounts require ${ofAccounts}: the shop has no fields for them, so Magento rejects what shoppers send`,
    ofAddresses &&
      `addresses require ${ofAddresses}: the shop has no fields for them, so Magento rejects what shoppers send`,
    ofCheckout &&
      `addresses require ${ofCheckout}: the address book has fields for them; Magento Open Source drops their values from orders, so that the checkout has none and does not offer to save a new address`,
  ].filter((text) => text !== '');
  if (found.length === 0) return { name, verdict: 'ok', text: 'the forms of the shop have fields for all of them' };
  return {
    name,
    verdict: ofAccounts || ofAddresses ? 'broken' : 'missing',
    text: `${found.join('; ')}. Set “Values Required” to No for them in Stores > Attributes, or in the module that has created them`,
  };
}

/**
 * A required attribute of the merchant.
 *
 * @typedef {object} RequiredAttribute
 * @property {string} name as people read it
 * @property {boolean} isRendered whether forms have a field for it
 */

/** @param {readonly RequiredAttribute[]} attributes */
const list = (attributes) => attributes.map(({ name }) => name).join(', ');

/**
 * @param {readonly unknown[]} forms attributes of forms of Magento
 * @param {readonly string[]} standardCodes
 * @param {readonly string[]} renderedInputs
 * @returns {RequiredAttribute[] | null} null if Magento does not report them
 */
function findRequired(forms, standardCodes, renderedInputs) {
  const reported = forms.filter(Array.isArray);
  if (reported.length === 0) return null;
  const byCode = new Map(reported.flat().map((item) => [String(getAt(item, 'code')), item]));
  return Array.from(byCode).flatMap(([code, item]) => {
    if (getAt(item, 'is_required') !== true || standardCodes.includes(code)) return [];
    const label = getAt(item, 'label');
    return [
      {
        name: typeof label === 'string' && label !== '' ? `“${label}” (${code})` : code,
        isRendered: isRendered(item, renderedInputs),
      },
    ];
  });
}

/**
 * @param {unknown} item
 * @param {readonly string[]} renderedInputs
 */
function isRendered(item, renderedInputs) {
  const input = String(getAt(item, 'frontend_input'));
  if (!renderedInputs.includes(input)) return false;
  const options = getAt(item, 'options');
  const hasOptions =
    Array.isArray(options) &&
    options.some((option) => {
      const value = getAt(option, 'value');
      return typeof value === 'string' && value.trim() !== '';
    });
  return hasOptions || !input.endsWith('SELECT');
}
