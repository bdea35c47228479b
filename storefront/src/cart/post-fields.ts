/**
 * What the names of the fields of a product's options begin with in the form that adds it to the cart; the code of the
 * option follows.
 */
export const optionFieldPrefix = 'option-';
