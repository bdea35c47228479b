import type { CheckoutAddress } from './address.ts';
import type { PaymentData, PaymentMethod, ShippingMethod } from './checkout-state.ts';
import type { Region } from './countries.ts';
import type { PickupAttributes } from './pickup/pickup-adapter.ts';
import type { AddressesToSave } from './get-addresses-to-save.ts';
import type { CartCheck, PlacedOrder } from './order-types.ts';

/** In whose name the checkout speaks to the backend: it decides about the paths. */
export interface CheckoutIdentity {
  cartId: string;
  signedIn: boolean;
}

/** What the checkout asks of the backend. */
export interface CheckoutApi {
  /** Writes contact and address; answers the shipping methods. */
  saveAddress(
    identity: CheckoutIdentity,
    email: string,
    address: CheckoutAddress,
    regions: readonly Region[],
  ): Promise<ShippingMethod[]>;
  /** Writes contact and billing address of a cart of which nothing is shipped; returns the payment methods. */
  saveBillingAddress(
    identity: CheckoutIdentity,
    email: string,
    address: CheckoutAddress,
    regions: readonly Region[],
  ): Promise<PaymentMethod[]>;
  /** Writes addresses and shipping method, with the pickup point where there is one; answers the payment methods. */
  saveShippingMethod(
    identity: CheckoutIdentity,
    order: OrderAddresses,
    method: ShippingMethod,
    pickup?: PickupAttributes,
  ): Promise<PaymentMethod[]>;
  /** Reads what the cart can be paid with. @throws when the backend cannot be asked */
  listPaymentMethods(identity: CheckoutIdentity): Promise<PaymentMethod[]>;
  /**
   * Saves what the order itself cannot carry in its currency; sends nothing where it can. Places nothing.
   *
   * @param currency that the shopper agreed to
   */
  prepareOrder(
    identity: CheckoutIdentity,
    order: OrderAddresses,
    payment: PaymentData,
    currency: string,
  ): Promise<void>;
  /**
   * Places the order. Sent once, whatever happens.
   *
   * @param currency that the shopper agreed to
   */
  order(
    identity: CheckoutIdentity,
    order: OrderAddresses,
    payment: PaymentData,
    currency: string,
  ): Promise<PlacedOrder>;
  /** What the cart is now. @throws when the backend cannot be asked */
  checkCart(cartId: string): Promise<CartCheck>;
  /** Number of the signed-in customer's newest order; empty without any. @throws when the backend cannot be asked */
  newestOrder(): Promise<string>;
  /**
   * Number of a placed order, as mails and order tracking use it; null where the backend does not tell it.
   *
   * @param orderId entity id that the order call answered; null when its answer was lost
   * @throws when the backend cannot be asked
   */
  orderNumber(identity: CheckoutIdentity, orderId: string | null): Promise<string | null>;
}

/** Contact and addresses of an order. */
export interface OrderAddresses {
  email: string;
  shipping: CheckoutAddress;
  /** Null: the same as the shipping address. */
  billing: CheckoutAddress | null;
  regions: readonly Region[];
  /** Which addresses Magento adds to the customer's address book when it places the order. */
  addressesToSave: AddressesToSave;
}
