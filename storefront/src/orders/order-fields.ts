import { graphql } from '../commerce/index.ts';

/** An order in a list. */
export const orderRowFields = graphql(`
  fragment OrderRowFields on CustomerOrder {
    number
    created_at
    order_date
    status
    total {
      grand_total {
        value
        currency
      }
    }
  }
`);

const orderAddressFields = graphql(`
  fragment OrderAddressFields on OrderAddress {
    prefix
    firstname
    middlename
    lastname
    suffix
    company
    vat_id
    street
    postcode
    city
    region
    country_code
    telephone
    fax
  }
`);

const giftMessage = graphql(`
  fragment OrderGiftMessage on CustomerOrder @_requires(capability: "giftMessages") {
    gift_message @include(if: true) {
      from
      to
      message
    }
  }
`);

const itemGiftMessage = graphql(`
  fragment ItemGiftMessage on OrderItemInterface @_requires(capability: "giftMessages") {
    gift_message @include(if: true) {
      from
      to
      message
    }
  }
`);

/** Taxes on one piece of a line; from Magento 2.4.8 on. */
const fixedTaxes = graphql(`
  fragment OrderFixedTaxes on OrderItemPrices @_requires(capability: "orderFixedTaxes") {
    fixed_product_taxes @include(if: true) {
      label
      amount {
        value
        currency
      }
    }
  }
`);

/** Prices of a line as Magento knows them; from 2.4.8 on. */
const linePrices = graphql(
  `
    fragment OrderLinePrices on OrderItemInterface @_requires(capability: "orderDetails") {
      prices @include(if: true) {
        row_total_including_tax {
          value
          currency
        }
        row_total {
          value
          currency
        }
        ...OrderFixedTaxes
      }
    }
  `,
  [fixedTaxes],
);

/** What tells of a line without its prices; before 2.4.8. */
const lineState = graphql(`
  fragment OrderLineState on OrderItemInterface {
    product_sale_price {
      value
      currency
    }
    quantity_canceled
    quantity_refunded
  }
`);

const lineProduct = graphql(`
  fragment OrderLineProduct on OrderItemInterface @_requires(capability: "orderProducts") {
    product @include(if: true) {
      __typename
      uid
      thumbnail {
        url
      }
    }
  }
`);

const orderActions = graphql(`
  fragment OrderActions on CustomerOrder @_requires(capability: "orderDetails") {
    available_actions @include(if: true)
  }
`);

const orderSubtotals = graphql(`
  fragment OrderSubtotals on OrderTotal @_requires(capability: "orderDetails") {
    subtotal_incl_tax @include(if: true) {
      value
      currency
    }
    subtotal_excl_tax @include(if: true) {
      value
      currency
    }
  }
`);

/** Everything that is shown of one order. */
export const orderFields = graphql(
  `
    fragment OrderFields on CustomerOrder {
      id
      number
      created_at
      order_date
      status
      ...OrderActions
      ...OrderGiftMessage
      shipping_method
      payment_methods {
        name
        type
      }
      shipping_address {
        ...OrderAddressFields
      }
      billing_address {
        ...OrderAddressFields
      }
      items {
        id
        product_name
        product_sku
        quantity_ordered
        quantity_shipped
        ...ItemGiftMessage
        selected_options {
          label
          value
        }
        entered_options {
          label
          value
        }
        ... on BundleOrderItem {
          bundle_options {
            label
            values {
              product_name
              quantity
            }
          }
        }
        ... on DownloadableOrderItem {
          downloadable_links {
            title
          }
        }
        ...OrderLinePrices
        ...OrderLineState
        ...OrderLineProduct
      }
      shipments {
        id
        number
        tracking {
          title
          number
        }
        items {
          id
          product_name
          product_sku
          quantity_shipped
        }
      }
      invoices {
        id
        number
        items {
          id
          product_name
          product_sku
          quantity_invoiced
        }
        total {
          grand_total {
            value
            currency
          }
        }
      }
      credit_memos {
        id
        number
        items {
          id
          product_name
          product_sku
          quantity_refunded
        }
        total {
          grand_total {
            value
            currency
          }
        }
      }
      comments {
        message
        timestamp
      }
      total {
        ...OrderSubtotals
        subtotal {
          value
          currency
        }
        total_shipping {
          value
          currency
        }
        total_tax {
          value
          currency
        }
        taxes {
          title
          rate
          amount {
            value
            currency
          }
        }
        grand_total {
          value
          currency
        }
        discounts {
          label
          amount {
            value
            currency
          }
        }
        shipping_handling {
          amount_including_tax {
            value
            currency
          }
          amount_excluding_tax {
            value
            currency
          }
        }
      }
    }
  `,
  [giftMessage, itemGiftMessage, lineProduct, linePrices, lineState, orderActions, orderAddressFields, orderSubtotals],
);
