/**
 * Something that the checkout cannot go on without. The text is the specification's; the screen says
 * it in the shop's language.
 */
export class MissingInformationError extends Error {
  override readonly name = 'MissingInformationError';
  readonly what: 'email' | 'cartId' | 'shippingMethod' | 'pickupPoint';

  constructor(what: MissingInformationError['what']) {
    super(`Missing required information: ${what}`);
    this.what = what;
  }
}
