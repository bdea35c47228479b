import { findCartForUser, reloadCart } from '../cart/cart-access.ts';
import { findCart, updateCart } from '../cart/cart-repository.ts';
import { loadCartState } from '../cart/cart-state.ts';
import { cartSource } from '../cart/cart-source.ts';
import type { CartSource } from '../cart/cart-source.ts';
import { isEmailAddress } from '../customer/email-address.ts';
import { textOrNull } from '../customer/postal-address.ts';
import { inputError, noSuchEntity, notAuthorized } from '../graphql-error.ts';
import type { Resolvers } from '../module.ts';
import type { RequestContext } from '../request-context.ts';
import { listAgreements } from './agreements.ts';
import { setBillingAddress, setShippingAddress } from './address-steps.ts';
import type { BillingAddressInput, ShippingAddressInput } from './address-steps.ts';
import { billingSource, methodSource, shippingSources } from './cart-checkout-sources.ts';
import { choosePayment, chooseShipping, SHIPPING_REFUSALS } from './method-steps.ts';
import { listPaymentMethods, paymentTitle } from './payment-methods.ts';
import { requireGuestCheckout } from './require-guest-checkout.ts';

interface EstimateInput {
  cart_id: string;
  address: { country_code: string };
  shipping_method?: { carrier_code: string; method_code: string } | null;
}

interface PaymentInput {
  code: string;
  purchase_order_number?: string | null;
  witryna_card?: { payment_method_nonce: string } | null;
  braintree?: { payment_method_nonce: string; is_active_payment_token_enabler: boolean } | null;
  braintree_cc_vault?: { public_hash: string } | null;
}

/** Estimates ask neither for the owner nor for an active cart, and call an unknown id a wrong input. */
function findCartToEstimate({ database }: RequestContext, id: string) {
  const cart = findCart(database, id);
  if (!cart) throw inputError(`Could not find a cart with ID "${id}"`);
  return cart;
}

/** The steps of a checkout by GraphQL, and the fields of a cart that they fill. */
export const checkoutResolvers: Resolvers = {
  Query: {
    checkoutAgreements: (_: unknown, __: unknown, { storeView }: RequestContext) => listAgreements(storeView),
  },

  Mutation: {
    setGuestEmailOnCart(_: unknown, { input }: { input: { cart_id: string; email: string } }, context: RequestContext) {
      if (context.customer) throw notAuthorized('The request is not allowed for logged in customers');
      const cart = findCartForUser(context, input.cart_id);
      requireGuestCheckout(context, cart);
      const email = input.email.trim();
      if (email === '') throw inputError('Required parameter "email" is missing');
      if (!isEmailAddress(email)) throw inputError('Invalid email format');
      updateCart(context.database, cart.id, { email }, context.now().toISOString());
      return { cart: cartSource(context, reloadCart(context, cart)) };
    },

    setShippingAddressesOnCart(
      _: unknown,
      { input }: { input: { cart_id: string; shipping_addresses: readonly (ShippingAddressInput | null)[] } },
      context: RequestContext,
    ) {
      const cart = findCartForUser(context, input.cart_id);
      requireGuestCheckout(context, cart);
      const [address] = input.shipping_addresses;
      if (!address) throw inputError('Required parameter "shipping_addresses" is missing');
      if (input.shipping_addresses.length > 1) throw inputError('You cannot specify multiple shipping addresses.');
      setShippingAddress(context, cart, address);
      return { cart: cartSource(context, reloadCart(context, cart)) };
    },

    setBillingAddressOnCart(
      _: unknown,
      { input }: { input: { cart_id: string; billing_address: BillingAddressInput } },
      context: RequestContext,
    ) {
      const cart = findCartForUser(context, input.cart_id);
      requireGuestCheckout(context, cart);
      setBillingAddress(context, cart, input.billing_address);
      return { cart: cartSource(context, reloadCart(context, cart)) };
    },

    estimateShippingMethods(_: unknown, { input }: { input: EstimateInput }, context: RequestContext) {
      const cart = findCartToEstimate(context, input.cart_id);
      const { shippingMethods } = loadCartState(context, cart, { countryCode: input.address.country_code });
      return shippingMethods.map((method) => methodSource(context, method));
    },

    estimateTotals(_: unknown, { input }: { input: EstimateInput }, context: RequestContext) {
      const cart = findCartToEstimate(context, input.cart_id);
      const assumption = {
        countryCode: input.address.country_code,
        carrierCode: input.shipping_method?.carrier_code,
        methodCode: input.shipping_method?.method_code,
      };
      return { cart: cartSource(context, cart, assumption) };
    },

    setShippingMethodsOnCart(
      _: unknown,
      {
        input,
      }: {
        input: { cart_id: string; shipping_methods: readonly ({ carrier_code: string; method_code: string } | null)[] };
      },
      context: RequestContext,
    ) {
      const cart = findCartForUser(context, input.cart_id);
      const [method] = input.shipping_methods;
      if (!method) throw inputError('Required parameter "shipping_methods" is missing');
      if (input.shipping_methods.length > 1) throw inputError('You cannot specify multiple shipping methods.');
      const { carrier_code: carrier, method_code: code } = method;
      const refusal = chooseShipping(context, cart, carrier, code);
      if (refusal === 'unknownMethod') throw noSuchEntity(`Carrier with such method not found: ${carrier}, ${code}`);
      if (refusal === 'unknownPickupPoint') throw noSuchEntity('Can not find Pickup Location with this code.');
      if (refusal !== null) throw inputError(SHIPPING_REFUSALS[refusal]);
      return { cart: cartSource(context, reloadCart(context, cart)) };
    },

    setPaymentMethodOnCart(
      _: unknown,
      { input }: { input: { cart_id: string; payment_method: PaymentInput } },
      context: RequestContext,
    ) {
      const cart = findCartForUser(context, input.cart_id, 'Required parameter "cart_id" is missing.');
      const { code, purchase_order_number: number } = input.payment_method;
      if (code === '') throw inputError('Required parameter "code" for "payment_method" is missing.');
      const data =
        input.payment_method.witryna_card ??
        input.payment_method.braintree ??
        input.payment_method.braintree_cc_vault ??
        null;
      choosePayment(context, cart, { code, purchaseOrderNumber: textOrNull(number), data });
      return { cart: cartSource(context, reloadCart(context, cart)) };
    },
  },

  Cart: {
    shipping_addresses: ({ state }: CartSource, _: unknown, context: RequestContext) =>
      shippingSources(context, state()),
    billing_address: ({ state }: CartSource) => billingSource(state()),
    available_payment_methods: ({ state }: CartSource, _: unknown, { storeView, paymentProviders }: RequestContext) =>
      listPaymentMethods(state().totals.grandTotal, storeView, paymentProviders).map(({ code, title, isDeferred }) => ({
        code,
        title,
        is_deferred: isDeferred,
      })),
    selected_payment_method: ({ record }: CartSource, _: unknown, { storeView }: RequestContext) => ({
      code: record.payment_method ?? '',
      title: record.payment_method === null ? '' : paymentTitle(record.payment_method, storeView),
      purchase_order_number: record.purchase_order_number,
    }),
  },
};
