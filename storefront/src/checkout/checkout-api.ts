import { getCartErrorStatus, getLineState } from '../cart/index.ts';
import {
  CommerceError,
  createRestClient,
  execute,
  RestError,
  type CommerceClient,
  type RestClient,
  type RestClientOptions,
} from '../commerce/index.ts';
import { toMinorUnits } from '../i18n/index.ts';
import { toGraphQLAddress, toRestAddress } from './address.ts';
import type { CheckoutApi, CheckoutIdentity } from './checkout-api-types.ts';
import {
  newestOrderQuery,
  orderCheckQuery,
  paymentMethodsQuery,
  setBillingAddressMutation,
  setGuestEmailMutation,
  setShippingAddressMutation,
} from './checkout-operations.ts';
import { parsePaymentMethods, parseReservedNumber } from './checkout-responses.ts';
import type { PaymentMethod } from './checkout-state.ts';
import { createOrderRequests } from './order-requests.ts';
import type { PickupAttributes } from './pickup/pickup-adapter.ts';
import { serializeLines } from './serialize-lines.ts';
import { toShippingMethods } from './shipping-methods.ts';

/**
 * Whether the backend refuses for want of permission: up to Magento 2.4.7 that is all a customer hears whose session
 * has ended.
 */
const isForbidden = (error: unknown) =>
  (error instanceof RestError && error.status === 401) ||
  (error instanceof CommerceError && error.errors.some(({ category }) => category === 'graphql-authorization'));

export interface CheckoutBackendOptions extends Partial<RestClientOptions> {
  /** Fresh captcha token for a form type; undefined when the form is not protected. Default: none is */
  captchaToken?(form: string): Promise<string | undefined>;
  /** Ids of the terms that the shopper agrees to. Default: none */
  agreementIds?(): readonly number[];
  /** Currency in which REST places orders. Default: null, not known, and taken for that of every order */
  restCurrency?: string | null;
  /** Gets what must not stop an order. Default: the console */
  log?(error: unknown): void;
}

/**
 * Binds the checkout to the GraphQL and REST APIs of the backend.
 *
 * @param options of the REST client, and the captcha. Default: the shop's own origin
 */
export function createCheckoutApi(
  client: CommerceClient,
  token: () => string | undefined,
  {
    captchaToken,
    agreementIds = () => [],
    restCurrency = null,
    log = console.error,
    ...options
  }: CheckoutBackendOptions = {},
): CheckoutApi {
  const rest: RestClient = createRestClient({ backendUrl: '', ...options, token });
  const getPath = ({ cartId, signedIn }: CheckoutIdentity, call: string) =>
    signedIn ? `carts/mine/${call}` : `guest-carts/${encodeURIComponent(cartId)}/${call}`;

  /**
   * Does what a shopper may; when a customer may not, the customer is asked for, so that a session that has ended is
   * noticed.
   */
  const allowed = async <Value>({ signedIn }: CheckoutIdentity, work: () => Promise<Value>): Promise<Value> => {
    try {
      return await work();
    } catch (error) {
      if (signedIn && isForbidden(error)) await execute(client, newestOrderQuery, {}).catch(() => undefined);
      throw error;
    }
  };

  /** Without a token, the order goes on. */
  const orderCaptcha = async (): Promise<string | undefined> => {
    try {
      return await captchaToken?.('PLACE_ORDER');
    } catch (error) {
      log(error);
      return undefined;
    }
  };

  return {
    saveAddress: (identity, email, address, regions) =>
      allowed(identity, async () => {
        const { cartId, signedIn } = identity;
        // A customer's cart has the customer's own address.
        if (!signedIn) await execute(client, setGuestEmailMutation, { cartId, email });
        const { data } = await execute(client, setShippingAddressMutation, {
          cartId,
          ...toGraphQLAddress(address, regions),
        });
        return toShippingMethods(data);
      }),
    saveBillingAddress: (identity, email, address, regions) =>
      allowed(identity, async () => {
        const { cartId, signedIn } = identity;
        if (!signedIn) await execute(client, setGuestEmailMutation, { cartId, email });
        const { data } = await execute(client, setBillingAddressMutation, {
          cartId,
          ...toGraphQLAddress(address, regions),
        });
        if (!data.setBillingAddressOnCart) throw new CommerceError('unavailable');
        return toPaymentMethods(data.setBillingAddressOnCart.cart);
      }),
    listPaymentMethods: (identity) =>
      allowed(identity, async () => {
        const { data } = await execute(client, paymentMethodsQuery, { cartId: identity.cartId });
        if (!data.cart?.available_payment_methods) throw new CommerceError('unavailable');
        return toPaymentMethods(data.cart);
      }),
    saveShippingMethod: (identity, { email, shipping, billing, regions, addressesToSave }, method, pickup) =>
      allowed(identity, () =>
        rest.request({
          method: 'POST',
          path: getPath(identity, 'shipping-information'),
          idempotent: true,
          body: {
            addressInformation: {
              shipping_address: {
                ...toRestAddress(shipping, email, regions),
                // Of a pickup, this address is not the shopper's.
                ...withShouldSave(addressesToSave.shipping && !pickup),
                ...withExtension(pickup?.shippingAddress),
              },
              billing_address: toRestAddress(billing ?? shipping, email, regions),
              shipping_carrier_code: method.carrierCode,
              shipping_method_code: method.methodCode,
              ...withExtension(pickup?.information),
            },
          },
          parse: parsePaymentMethods,
        }),
      ),
    ...createOrderRequests({ client, rest, getPath, restCurrency, captchaToken: orderCaptcha, agreementIds }),
    async checkCart(cartId) {
      try {
        const { data, notices } = await execute(client, orderCheckQuery, { cartId });
        const { cart } = data;
        // Magento says with an error that a cart is missing: an answer without one says nothing.
        const total = cart?.prices?.grand_total;
        if (typeof total?.value !== 'number' || !total.currency) throw new CommerceError('unavailable');
        const items = (cart?.items ?? []).flatMap((item) => (item ? [item] : []));
        return {
          status: 'active',
          total: toMinorUnits(total.value),
          currency: total.currency,
          lines: serializeLines(items),
          sellable: notices.length === 0 && items.every((item) => getLineState(item).available),
        };
      } catch (error) {
        const status = getCartErrorStatus(error);
        if (status) return { status };
        throw error;
      }
    },
    async newestOrder() {
      const { data } = await execute(client, newestOrderQuery, {});
      const orders = data.customer?.orders;
      if (!orders) throw new CommerceError('unavailable');
      return orders.items[0]?.number ?? '';
    },
    async orderNumber({ cartId, signedIn }, orderId) {
      // A guest's cart stays readable once it is ordered, and names the order that it became.
      if (!signedIn)
        return rest.request({ path: `guest-carts/${encodeURIComponent(cartId)}`, parse: parseReservedNumber });
      if (orderId === null) return null;
      const { data } = await execute(client, newestOrderQuery, {});
      // Magento's ids of orders are their entity ids in base64.
      return data.customer?.orders?.items.find((order) => order?.id === btoa(orderId))?.number ?? null;
    },
  };
}

const toPaymentMethods = ({
  available_payment_methods: methods,
}: {
  available_payment_methods: readonly (PaymentMethod | null)[] | null;
}): PaymentMethod[] =>
  (methods ?? []).flatMap((method) => (method ? [{ code: method.code, title: method.title }] : []));

const withExtension = (attributes: PickupAttributes['information']) =>
  attributes && { extension_attributes: attributes };

const withShouldSave = (shouldSave: boolean) => shouldSave && { save_in_address_book: 1 };
