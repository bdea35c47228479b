/** Reason why an order was not placed, as in PlaceOrderErrorCodes. */
type PlaceOrderErrorCode =
  | 'CART_NOT_FOUND'
  | 'CART_NOT_ACTIVE'
  | 'GUEST_EMAIL_MISSING'
  | 'UNABLE_TO_PLACE_ORDER'
  | 'UNDEFINED';

/** Error inside the transaction that places an order. The transaction is rolled back. */
export class PlaceOrderError extends Error {
  readonly code: PlaceOrderErrorCode;

  /** @param message Magento's text, without the prefix that its GraphQL API adds. */
  constructor(message: string, code: PlaceOrderErrorCode = 'UNABLE_TO_PLACE_ORDER') {
    super(message);
    this.name = 'PlaceOrderError';
    this.code = code;
  }
}
