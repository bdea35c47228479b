/** Why an order was not placed, as in PlaceOrderErrorCodes. */
type OrderRefusalCode =
  | 'CART_NOT_FOUND'
  | 'CART_NOT_ACTIVE'
  | 'GUEST_EMAIL_MISSING'
  | 'UNABLE_TO_PLACE_ORDER'
  | 'UNDEFINED';

/** Thrown inside the transaction that would place an order: everything in it is undone. */
export class OrderRefusal extends Error {
  readonly code: OrderRefusalCode;

  /** @param message Magento's text, without the prefix that its GraphQL API adds. */
  constructor(message: string, code: OrderRefusalCode = 'UNABLE_TO_PLACE_ORDER') {
    super(message);
    this.name = 'OrderRefusal';
    this.code = code;
  }
}
