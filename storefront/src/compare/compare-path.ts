/** Path of the page with the compared products, as Magento's. */
export const comparePath = '/catalog/product_compare';
