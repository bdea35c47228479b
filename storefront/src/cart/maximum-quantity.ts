/** Most pieces of one product that can be asked for at once. */
export const maximumQuantity = 99;
