import { getAt } from './get-at.mjs';

/** Codes of the attributes that the forms of the shop fill in, by the code of Magento's form. */
export const filledAttributes = {
  customer_account_create: [
    'email',
    'firstname',
    'lastname',
    'prefix',
    'middlename',
    'suffix',
    'dob',
    'gender',
    'taxvat',
  ],
  customer_register_address: [
    'firstname',
    'lastname',
    'street',
    'city',
    'country_id',
    'region',
    'region_id',
    'postcode',
    'prefix',
    'middlename',
    'suffix',
    'company',
    'vat_id',
    'telephone',
    'fax',
  ],
};

/** Kinds of further attributes that the forms of the shop have fields for, under Magento's names. */
export const renderedInputs = ['TEXT', 'TEXTAREA', 'MULTILINE', 'SELECT', 'MULTISELECT', 'BOOLEAN', 'DATE'];

/**
 * Checks that accounts and addresses require no attributes of the merchant that a form of the shop has no field for.
 *
 * @param {(query: string) => Promise<{ body: unknown }>} sendQuery
 * @returns {Promise<import('./examine-backend.mjs').Finding>}
 */
export async function checkRequiredAttributes(sendQuery) {
  const name = 'Required attributes';
  const forms = Object.keys(filledAttributes).map(
    (form) =>
      `${form}: attributesForm(formCode: "${form}") { items { code label is_required frontend_input options { value } } }`,
  );
  const { body } = await sendQuery(`{ ${forms.join(' ')} }`);
  const accounts = findRequired(body, 'customer_account_create');
  const addresses = findRequired(body, 'customer_register_address');
  if (accounts === null || addresses === null)
    return {
      name,
      verdict: 'ok',
      text: 'cannot be asked about before Magento 2.4.7, which has none of the merchant’s own in its API',
    };
  const ofAccounts = list(accounts.filter(({ isRendered }) => !isRendered));
  const ofAddresses = list(addresses.filter(({ isRendered }) => !isRendered));
  const ofCheckout = list(addresses.filter(({ isRendered }) => isRendered));
  const found = [
    ofAccounts &&
      `accounts require ${ofAccounts}: the shop has no fields for them, so that Magento refuses what is sent`,
    ofAddresses &&
      `addresses require ${ofAddresses}: the shop has no fields for them, so that Magento refuses what is sent`,
    ofCheckout &&
      `addresses require ${ofCheckout}: the address book has fields for them, the checkout has none, so that Magento can refuse to save a new address with an order`,
  ].filter((text) => text !== '');
  if (found.length === 0) return { name, verdict: 'ok', text: 'the forms of the shop have fields for all of them' };
  return {
    name,
    verdict: 'broken',
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
 * @param {unknown} body
 * @param {keyof typeof filledAttributes} form
 * @returns {RequiredAttribute[] | null} null where Magento does not tell them
 */
function findRequired(body, form) {
  const items = getAt(body, 'data', form, 'items');
  if (!Array.isArray(items)) return null;
  return items.flatMap((item) => {
    const code = String(getAt(item, 'code'));
    if (getAt(item, 'is_required') !== true || filledAttributes[form].includes(code)) return [];
    const label = getAt(item, 'label');
    return [
      { name: typeof label === 'string' && label !== '' ? `“${label}” (${code})` : code, isRendered: isRendered(item) },
    ];
  });
}

/** @param {unknown} item */
function isRendered(item) {
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
