/** Whether the shopper wants each address in the address book of the account; null where nobody was asked. */
export interface SaveInAddressBook {
  shipping: boolean | null;
  /** Of a billing address that differs from the shipping address. */
  billing: boolean | null;
}

/** Nobody was asked, e.g. a guest. */
export const notAsked: SaveInAddressBook = { shipping: null, billing: null };
