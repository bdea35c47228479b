/**
 * Something that the checkout cannot go on without. The text is the specification's; the screen says
 * it in the shop's language.
 */
export class MissingInformation extends Error {
  override readonly name = 'MissingInformation';
  readonly what: 'email' | 'cartId' | 'shippingMethod' | 'pickupPoint';

  constructor(what: MissingInformation['what']) {
    super(`Missing required information: ${what}`);
    this.what = what;
  }
}
