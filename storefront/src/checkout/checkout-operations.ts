import { defineMutation, defineQuery, graphql } from '../commerce/index.ts';
import { customerAddressAttributes } from '../custom-attributes/index.ts';

/** Writes a guest's e-mail address to the cart. */
export const setGuestEmailMutation = defineMutation({
  name: 'setGuestEmail',
  idempotent: true,
  document: graphql(`
    mutation setGuestEmail($cartId: String!, $email: String!) {
      setGuestEmailOnCart(input: { cart_id: $cartId, email: $email }) {
        cart {
          id
          email
        }
      }
    }
  `),
});

/** Writes the shipping address to the cart and reads the shipping methods. */
export const setShippingAddressMutation = defineMutation({
  name: 'setShippingAddress',
  idempotent: true,
  document: graphql(`
    mutation setShippingAddress(
      $cartId: String!
      $firstname: String!
      $lastname: String!
      $street: [String]!
      $city: String!
      $region_code: String
      $region_id: Int
      $postcode: String
      $telephone: String
      $country_id: String!
      $company: String
    ) {
      setShippingAddressesOnCart(
        input: {
          cart_id: $cartId
          shipping_addresses: [
            {
              address: {
                firstname: $firstname
                lastname: $lastname
                street: $street
                city: $city
                region: $region_code
                region_id: $region_id
                postcode: $postcode
                telephone: $telephone
                country_code: $country_id
                company: $company
                save_in_address_book: false
              }
            }
          ]
        }
      ) {
        cart {
          id
          shipping_addresses {
            available_shipping_methods {
              carrier_code
              carrier_title
              method_code
              method_title
              available
              error_message
              price_incl_tax {
                currency
                value
              }
              price_excl_tax {
                currency
                value
              }
              amount {
                currency
                value
              }
            }
          }
        }
      }
    }
  `),
});

/** Writes the billing address to a cart of which nothing is shipped, and reads the payment methods. */
export const setBillingAddressMutation = defineMutation({
  name: 'setBillingAddress',
  idempotent: true,
  document: graphql(`
    mutation setBillingAddress(
      $cartId: String!
      $firstname: String!
      $lastname: String!
      $street: [String]!
      $city: String!
      $region_code: String
      $region_id: Int
      $postcode: String
      $telephone: String
      $country_id: String!
      $company: String
    ) {
      setBillingAddressOnCart(
        input: {
          cart_id: $cartId
          billing_address: {
            address: {
              firstname: $firstname
              lastname: $lastname
              street: $street
              city: $city
              region: $region_code
              region_id: $region_id
              postcode: $postcode
              telephone: $telephone
              country_code: $country_id
              company: $company
              save_in_address_book: false
            }
          }
        }
      ) {
        cart {
          id
          available_payment_methods {
            code
            title
          }
        }
      }
    }
  `),
});

/** What the cart can be paid with now. */
export const paymentMethodsQuery = defineQuery({
  name: 'getPaymentMethods',
  private: true,
  document: graphql(`
    query getPaymentMethods($cartId: String!) {
      cart(cart_id: $cartId) {
        id
        available_payment_methods {
          code
          title
        }
      }
    }
  `),
});

const orderLineErrors = graphql(`
  fragment OrderLineErrors on CartItemInterface @_requires(capability: "lineErrors") {
    errors @include(if: true) {
      message
    }
  }
`);

const orderLineAvailability = graphql(`
  fragment OrderLineAvailability on CartItemInterface @_requires(capability: "lineAvailability") {
    is_available @include(if: true)
  }
`);

/** What the order's protocol must know of the cart before it sends the order and after the answer was lost. */
export const orderCheckQuery = defineQuery({
  name: 'getCartForOrder',
  private: true,
  document: graphql(
    `
      query getCartForOrder($cartId: String!) {
        cart(cart_id: $cartId) {
          id
          items {
            uid
            quantity
            __typename
            ...OrderLineErrors
            ...OrderLineAvailability
            product {
              __typename
              stock_status
            }
            ... on ConfigurableCartItem {
              configured_variant {
                __typename
                stock_status
              }
            }
          }
          prices {
            grand_total {
              currency
              value
            }
          }
        }
      }
    `,
    [orderLineErrors, orderLineAvailability],
  ),
});

const orderRefusals = graphql(`
  fragment OrderRefusals on PlaceOrderOutput @_requires(capability: "orderRefusals") {
    errors @include(if: true) {
      code
      message
    }
    orderV2 @include(if: true) {
      id
      number
    }
  }
`);

/** Places the order of a cart that has its payment method, in the currency of the request: REST knows no other one. */
export const placeOrderMutation = defineMutation({
  name: 'placeOrder',
  captchaForm: 'PLACE_ORDER',
  // An order of which a part cannot be read is placed all the same.
  partial: ({ path }) => path.length > 1,
  document: graphql(
    `
      mutation placeOrder($cartId: String!) {
        placeOrder(input: { cart_id: $cartId }) {
          order {
            order_number
          }
          ...OrderRefusals
        }
      }
    `,
    [orderRefusals],
  ),
});

/**
 * Whom a signed-in shopper's order is for, and the addresses to choose from. Where Magento cannot read the addresses,
 * e.g. an attribute of one has lost its value, the shopper enters one.
 *
 * @see https://github.com/magento/magento2/issues/38884
 */
export const checkoutCustomerQuery = defineQuery({
  name: 'getCheckoutCustomer',
  private: true,
  partial: ({ path }) => path[1] === 'addresses',
  document: graphql(
    `
    query getCheckoutCustomer {
      customer {
        __typename
        email
        firstname
        lastname
        addresses {
          id
          prefix
          firstname
          middlename
          lastname
          suffix
          company
          vat_id
          street
          city
          postcode
          telephone
          fax
          country_code
          default_shipping
          default_billing
          region {
            region
            region_code
          }
          ...CustomerAddressAttributes
        }
      }
    }
  `,
    [customerAddressAttributes],
  ),
});

/** The customer's newest order: it tells whether an order whose answer was lost has arrived. */
export const newestOrderQuery = defineQuery({
  name: 'getNewestOrder',
  private: true,
  document: graphql(`
    query getNewestOrder {
      customer {
        __typename
        orders(pageSize: 1, sort: { sort_field: CREATED_AT, sort_direction: DESC }, scope: WEBSITE) {
          items {
            id
            number
          }
        }
      }
    }
  `),
});

/** Texts that the law or the shop wants read before ordering. */
export const checkoutTextsQuery = defineQuery({
  name: 'getCheckoutTexts',
  requires: 'consentTexts',
  document: graphql(`
    query getCheckoutTexts {
      storeConfig {
        store_code
        gdpr_consent_texts {
          label_checkout
          legal_checkout
        }
      }
    }
  `),
});
