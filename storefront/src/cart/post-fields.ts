/**
 * Prefixes of the names of the fields in the form that adds a product to the cart.
 *
 * `option` selects: the value of the field is the uid of the selected value. The others end in the uid of the option
 * whose value is entered: `entered` for a text, `date` for a date, a time or both. `quantity` ends in the name of an
 * `option` field and has the quantity of what is selected there. `item` ends in the SKU of a product of a group and has
 * its quantity. `file` ends in the uid of an option that takes a file, and is not part of what is posted.
 */
export const fieldPrefixes = {
  option: 'option-',
  entered: 'entered-',
  date: 'date-',
  quantity: 'quantity-',
  item: 'item-',
  file: 'file-',
} as const;

/** Prefix of the fields of a product's options; see `fieldPrefixes`. */
export const optionFieldPrefix = fieldPrefixes.option;
