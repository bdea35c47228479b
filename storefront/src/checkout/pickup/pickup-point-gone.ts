/** The chosen pickup point does not take orders any more; the shipping method is still offered. */
export class PickupPointGone extends Error {
  override readonly name = 'PickupPointGone';

  constructor() {
    super('This pickup point is not offered any more.');
  }
}
