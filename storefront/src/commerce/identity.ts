import { isObject, isString } from './guards.ts';

/** Types of which a shopper has one. */
const SINGLE_INSTANCES: readonly string[] = ['Cart', 'Customer', 'CustomerPaymentTokens'];

/** Text of key fields that are all there, joined; undefined when one is missing. */
function joinFields(object: Readonly<Record<string, unknown>>, fields: readonly string[]): string | undefined {
  const values = fields.map((field) => object[field]);
  return values.every((value) => isString(value) || typeof value === 'number') ? values.join('|') : undefined;
}

/** Key of an entity within its type; undefined for objects that are only parts of others. */
function getEntityKey(typename: string, object: Readonly<Record<string, unknown>>): string | undefined {
  if (/ShippingMethod$/.test(typename)) return joinFields(object, ['carrier_code', 'method_code']);
  if (typename === 'ShippingCartAddress') {
    return Array.isArray(object['street']) ? object['street'].join('|') : undefined;
  }
  if (/(?:Product|CartItem|^CategoryTree)$/.test(typename)) return joinFields(object, ['uid']);
  if (/(?:Wishlist(?:Item)?|^CustomerAddress)$/.test(typename)) return joinFields(object, ['id']);
  return undefined;
}

/**
 * Identity of an object of the backend, by which two results are known to be of the same thing: Cart, Customer and
 * payment tokens are single instances; shipping methods go by carrier and method, cart addresses by street, products,
 * categories and cart items by uid, wishlists, their items and addresses of the address book by id.
 *
 * @param value any value of a response; it must have been asked for its `__typename`
 * @returns undefined for values without an identity of their own
 */
export function identity(value: unknown): string | undefined {
  if (!isObject(value) || !isString(value['__typename'])) return undefined;
  const typename = value['__typename'];
  if (SINGLE_INSTANCES.includes(typename)) return typename;
  const key = getEntityKey(typename, value);
  return key === undefined ? undefined : `${typename}:${key}`;
}
