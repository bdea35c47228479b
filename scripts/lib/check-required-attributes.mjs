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

/**
 * Checks that accounts and addresses require no attributes of the merchant, which the shop has no fields for.
 *
 * @param {(query: string) => Promise<{ body: unknown }>} sendQuery
 * @returns {Promise<import('./examine-backend.mjs').Finding>}
 */
export async function checkRequiredAttributes(sendQuery) {
  const name = 'Required attributes';
  const forms = Object.keys(filledAttributes).map(
    (form) => `${form}: attributesForm(formCode: "${form}") { items { code label is_required } }`,
  );
  const { body } = await sendQuery(`{ ${forms.join(' ')} }`);
  const accounts = findUnfilled(body, 'customer_account_create');
  const addresses = findUnfilled(body, 'customer_register_address');
  if (accounts === null || addresses === null)
    return {
      name,
      verdict: 'ok',
      text: 'cannot be asked about before Magento 2.4.7, which has none of the merchant’s own in its API',
    };
  const found = [
    accounts.length > 0 && `accounts require ${accounts.join(', ')}`,
    addresses.length > 0 && `addresses require ${addresses.join(', ')}`,
  ].filter((text) => text !== false);
  if (found.length === 0) return { name, verdict: 'ok', text: 'the forms of the shop have fields for all of them' };
  return {
    name,
    verdict: 'broken',
    text: `${found.join('; ')}: the shop has no fields for them, so that Magento refuses what is sent. Set “Values Required” to No for them in Stores > Attributes, or in the module that has created them`,
  };
}

/**
 * @param {unknown} body
 * @param {keyof typeof filledAttributes} form
 * @returns {string[] | null} required attributes that the shop does not fill in; null where Magento does not tell them
 */
function findUnfilled(body, form) {
  const items = getAt(body, 'data', form, 'items');
  if (!Array.isArray(items)) return null;
  return items.flatMap((item) => {
    const code = String(getAt(item, 'code'));
    const isUnfilled = getAt(item, 'is_required') === true && !filledAttributes[form].includes(code);
    const label = getAt(item, 'label');
    return isUnfilled ? [typeof label === 'string' && label !== '' ? `“${label}” (${code})` : code] : [];
  });
}
