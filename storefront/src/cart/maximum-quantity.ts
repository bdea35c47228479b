/** Maximum quantity of one product where the backend names none: Magento's default of `cataloginventory/item_options/max_sale_qty`. */
export const maximumQuantity = 10_000;
