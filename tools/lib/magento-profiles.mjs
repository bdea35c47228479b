/**
 * Backends on which all end-to-end tests are to pass, as variables of the embedded backend (see storefront/backend/README.md).
 *
 * @type {Record<string, Record<string, string>>}
 */
export const magentoProfiles = {
  '2.4.6': { BACKEND_MAGENTO: '2.4.6', BACKEND_MESSAGES: 'pl' },
  '2.4.7': { BACKEND_MAGENTO: '2.4.7', BACKEND_MESSAGES: 'pl' },
  '2.4.9': { BACKEND_MAGENTO: '2.4.9' },
  stock: { BACKEND_PROFILE: 'stock' },
};
