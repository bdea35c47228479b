import { emptyAddress, isSameAddress, type CheckoutAddress } from './address.ts';
import type { SavedAddress } from './address-book.ts';

/** The choice next to the saved addresses. */
export const otherAddress = 'other';

/** Address of an order: a saved one, or one that is typed. */
export interface AddressChoice {
  /** Id of a saved address, or {@link otherAddress}. */
  chosen: string;
  /** What is sent. */
  address: CheckoutAddress;
  /** What was typed as another address; it stays while the shopper looks at saved ones. */
  other: CheckoutAddress;
}

/** First and last name of an account. */
export type CustomerName = Pick<CheckoutAddress, 'firstname' | 'lastname'>;

const noName: CustomerName = { firstname: '', lastname: '' };

/**
 * Begins with the address of an earlier visit, else with a saved one. An empty one is what a guest leaves who goes
 * through the fields to the link that signs in. A saved address is chosen when it is the one that is sent. A typed
 * address without any name gets the one of the account.
 *
 * @param preferred begins where no earlier visit typed anything; undefined: an empty address does
 * @param name of the account. Default: none
 */
export function beginAddressChoice(
  earlier: CheckoutAddress | null,
  book: readonly SavedAddress[],
  preferred: SavedAddress | undefined,
  name: CustomerName = noName,
): AddressChoice {
  const isTyped = earlier && !isSameAddress({ ...earlier, country_code: '' }, emptyAddress);
  const begun = (isTyped ? earlier : preferred?.address) ?? emptyAddress;
  const address = begun.firstname || begun.lastname ? begun : { ...begun, ...name };
  const saved = book.find((entry) => isSameAddress(entry.address, address));
  return { chosen: saved?.id ?? otherAddress, address, other: saved ? emptyAddress : address };
}

/**
 * Returns the saved address that an order begins with: the default one, else the first.
 *
 * @param isVirtual whether nothing is shipped, so that the only address is the billing address
 */
export function findPreferredAddress(book: readonly SavedAddress[], isVirtual: boolean): SavedAddress | undefined {
  return (
    book.find(({ isShippingDefault, isBillingDefault }) => (isVirtual ? isBillingDefault : isShippingDefault)) ??
    book[0]
  );
}

/** Returns the default billing address; undefined without one, and where the order is shipped to it. */
export function findOtherBillingAddress(
  book: readonly SavedAddress[],
  shipping: CheckoutAddress,
): SavedAddress | undefined {
  return book.find(({ isBillingDefault, address }) => isBillingDefault && !isSameAddress(address, shipping));
}

/** Whether an address is typed and not in the address book yet, so that it can be saved there. */
export function isNewAddress({ chosen, address }: AddressChoice, book: readonly SavedAddress[]): boolean {
  return chosen === otherAddress && !book.some((saved) => isSameAddress(saved.address, address));
}

/** Chooses between the saved addresses and what was typed. */
export function chooseAddress(choice: AddressChoice, id: string, book: readonly SavedAddress[]): AddressChoice {
  return { ...choice, chosen: id, address: book.find((entry) => entry.id === id)?.address ?? choice.other };
}

/** Takes what is typed; a saved address that lacks something is completed in its own place. */
export function typeAddress(choice: AddressChoice, address: CheckoutAddress): AddressChoice {
  return choice.chosen === otherAddress ? { ...choice, address, other: address } : { ...choice, address };
}
