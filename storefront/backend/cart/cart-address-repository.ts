import { flag, integer, nullable, oneOf, defineRow, text } from '../database/index.ts';
import type { Database } from '../database/index.ts';
import { findAttributeValues, saveAttributeValues } from '../customer/custom-attribute-repository.ts';
import type { StoredValues } from '../customer/custom-attribute-repository.ts';
import { POSTAL_NAMES, POSTAL_PLACEHOLDERS, postalColumns, postalParameters } from '../customer/postal-address.ts';
import type { PostalAddress } from '../customer/postal-address.ts';

/** What an address of a cart is for. */
type AddressKind = 'shipping' | 'billing';

/** An address of a cart before it is stored. */
export interface CartAddress extends PostalAddress {
  /** Entry of the address book that it was copied from. */
  customer_address_id: number | null;
  save_in_address_book: boolean;
  same_as_billing: boolean;
  customer_notes: string | null;
  /** Identifier of the physical shop, or code of the parcel locker, where the goods are collected. */
  pickup_location_code: string | null;
  /** Values of the merchant's attributes; always empty in Magento Open Source. */
  custom_attributes: StoredValues;
}

/** An address of a cart. */
export interface CartAddressRecord extends CartAddress {
  id: number;
  cart_id: number;
  kind: AddressKind;
}

const addressRow = defineRow<Omit<CartAddressRecord, 'custom_attributes'>>({
  id: integer,
  cart_id: integer,
  kind: oneOf('shipping', 'billing'),
  ...postalColumns,
  customer_address_id: nullable(integer),
  save_in_address_book: flag,
  same_as_billing: flag,
  customer_notes: nullable(text),
  pickup_location_code: nullable(text),
});

/** The cart's address of a kind, or undefined. */
export function findCartAddress(database: Database, cartId: number, kind: AddressKind): CartAddressRecord | undefined {
  const row = database.get(addressRow, 'SELECT * FROM cart_address WHERE cart_id = ? AND kind = ?', [cartId, kind]);
  return row && { ...row, custom_attributes: findAttributeValues(database, 'cartAddress', row.id) };
}

/** Replaces the cart's address of a kind. */
export function saveCartAddress(database: Database, cartId: number, kind: AddressKind, address: CartAddress): void {
  database.run('DELETE FROM cart_address WHERE cart_id = ? AND kind = ?', [cartId, kind]);
  const { lastInsertRowid: id } = database.run(
    `INSERT INTO cart_address (cart_id, kind, ${POSTAL_NAMES}, customer_address_id, save_in_address_book,
       same_as_billing, customer_notes, pickup_location_code)
     VALUES (:cart_id, :kind, ${POSTAL_PLACEHOLDERS}, :customer_address_id, :save_in_address_book,
       :same_as_billing, :customer_notes, :pickup_location_code)`,
    {
      ...postalParameters(address),
      cart_id: cartId,
      kind,
      customer_address_id: address.customer_address_id,
      save_in_address_book: Number(address.save_in_address_book),
      same_as_billing: Number(address.same_as_billing),
      customer_notes: address.customer_notes,
      pickup_location_code: address.pickup_location_code,
    },
  );
  saveAttributeValues(database, 'cartAddress', id, address.custom_attributes);
}
