/** The chosen pickup point does not take orders any more; the shipping method is still offered. */
export class PickupPointUnavailableError extends Error {
  override readonly name = 'PickupPointUnavailableError';

  constructor() {
    super('This pickup point is not offered any more.');
  }
}
