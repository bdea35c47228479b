/** Maximum quantity of one product in a request. */
export const maximumQuantity = 99;
