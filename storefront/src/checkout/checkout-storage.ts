import { checkoutStorageKeys, isObject, storageKeys, type ShopStorage } from '../commerce/index.ts';
import type { CheckoutAddress } from './address.ts';
import type { SavedCheckout, ShippingMethod } from './checkout-state.ts';
import { isPickupPoint, type PickupPoint } from './pickup/pickup-point.ts';
import { notAsked, type SaveInAddressBook } from './save-in-address-book.ts';
import { isAddress } from './stored-address.ts';

/** Seconds for which a half-finished checkout is remembered on the device. */
export const checkoutLifetime = 3600;

const hasEmail = (value: unknown): value is { email: string } =>
  isObject(value) && typeof value['email'] === 'string' && value['email'].length <= 254;

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 200;

/** Reads what an earlier visit left. Never a nonce or card data: those are not kept. */
export function readSavedCheckout(storage: ShopStorage): SavedCheckout {
  // Read once: what does not fit is removed from the storage, and an address without an e-mail is a good address.
  const shipping: unknown = storage.get(storageKeys.shippingAddress, isAddress);
  const billing: unknown = storage.get(storageKeys.billingAddress, isAddress);
  return {
    email: hasEmail(shipping) ? shipping.email : '',
    shippingAddress: readAddress(shipping),
    billingAddress: readAddress(billing),
    saveInAddressBook: { shipping: readShouldSave(shipping), billing: readShouldSave(billing) },
    shippingMethod: storage.get(storageKeys.shippingMethod, isText) ?? null,
    pickupPoint: storage.get(storageKeys.pickupPoint, isPickupPoint) ?? null,
    paymentCode: storage.get(storageKeys.paymentMethod, isText) ?? null,
  };
}

/** The fields of an address and nothing that was stored next to them. */
function readAddress(stored: unknown): CheckoutAddress | null {
  if (!isAddress(stored)) return null;
  const { country_code, firstname, lastname, street, city, region_code, postcode } = stored;
  const { prefix = '', middlename = '', suffix = '', company = '', vat_id = '', telephone = '', fax = '' } = stored;
  const { wants_invoice, custom_attributes } = stored;
  const required = { country_code, firstname, lastname, street, city, region_code, postcode };
  const optional = { prefix, middlename, suffix, company, vat_id, telephone, fax };
  return {
    ...required,
    ...optional,
    ...(wants_invoice !== undefined && { wants_invoice }),
    ...(custom_attributes && { custom_attributes }),
  };
}

const readShouldSave = (stored: unknown): boolean | null =>
  isObject(stored) && typeof stored['save_in_address_book'] === 'boolean' ? stored['save_in_address_book'] : null;

const withShouldSave = (shouldSave: boolean | null) => shouldSave !== null && { save_in_address_book: shouldSave };

/** Keeps contact and addresses, and whether they are to be saved in the address book; by default nobody was asked. */
export function saveAddresses(
  storage: ShopStorage,
  email: string,
  shipping: CheckoutAddress,
  billing: CheckoutAddress | null,
  saveInAddressBook: SaveInAddressBook = notAsked,
): void {
  storage.set(
    storageKeys.shippingAddress,
    { ...shipping, email, ...withShouldSave(saveInAddressBook.shipping) },
    checkoutLifetime,
  );
  if (billing)
    storage.set(
      storageKeys.billingAddress,
      { ...billing, ...withShouldSave(saveInAddressBook.billing) },
      checkoutLifetime,
    );
  else storage.remove(storageKeys.billingAddress);
}

/** Keeps the stored addresses but saves them in no address book; an order has done so. */
export function forgetAddressesToSave(storage: ShopStorage): void {
  const { email, shippingAddress, billingAddress } = readSavedCheckout(storage);
  if (shippingAddress)
    saveAddresses(storage, email, shippingAddress, billingAddress, { shipping: false, billing: false });
}

/** Keeps the offered shipping methods. */
export function saveShippingMethods(storage: ShopStorage, methods: readonly ShippingMethod[]): void {
  storage.set(storageKeys.availableShippingMethods, methods, checkoutLifetime);
}

/** Keeps the chosen shipping method, with its pickup point; null for a delivery to the address. */
export function saveShippingMethod(storage: ShopStorage, code: string, point: PickupPoint | null): void {
  storage.set(storageKeys.shippingMethod, code, checkoutLifetime);
  if (point) storage.set(storageKeys.pickupPoint, point, checkoutLifetime);
  else storage.remove(storageKeys.pickupPoint);
}

/** Keeps the code of the chosen payment method and nothing else of it. */
export function savePaymentCode(storage: ShopStorage, code: string): void {
  storage.set(storageKeys.paymentMethod, code, checkoutLifetime);
}

/** Forgets the checkout, after an order and at sign-out. */
export function clearSavedCheckout(storage: ShopStorage): void {
  checkoutStorageKeys.forEach((key) => storage.remove(key));
}
