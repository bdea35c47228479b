/** Id of the store's root category: Magento's default. */
export const ROOT_CATEGORY_ID = 2;
