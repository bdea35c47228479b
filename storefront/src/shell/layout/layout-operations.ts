import { pageSizeFields, sectionOrderFields } from '../../catalog/index.ts';
import { defineQuery, graphql } from '../../commerce/index.ts';

/** Code of the store view and its copyright line. */
export const storeConfigDataQuery = defineQuery({
  name: 'storeConfigData',
  document: graphql(`
    query storeConfigData {
      storeConfig {
        store_code
        copyright
      }
    }
  `),
});

/** Name of the store, which is in the titles. */
export const storeNameQuery = defineQuery({
  name: 'getStoreName',
  document: graphql(`
    query getStoreName {
      storeConfig {
        store_code
        store_name
      }
    }
  `),
});

const withdrawalSetting = graphql(`
  fragment WithdrawalSetting on StoreConfig @_requires(capability: "withdrawal") {
    withdrawal_enabled @include(if: true)
  }
`);

const sendFriendSetting = graphql(`
  fragment SendFriendSetting on StoreConfig @_requires(capability: "sendFriend") {
    send_friend @include(if: true) {
      enabled_for_customers
      enabled_for_guests
    }
  }
`);

const giftMessageSettings = graphql(`
  fragment GiftMessageSettings on StoreConfig @_requires(capability: "cartGiftMessages") {
    allow_order @include(if: true)
    allow_items @include(if: true)
  }
`);

const guestCheckoutSetting = graphql(`
  fragment GuestCheckout on StoreConfig @_requires(capability: "guestCheckout") {
    is_guest_checkout_enabled @include(if: true)
  }
`);

const contactSettings = graphql(`
  fragment ContactSettings on StoreConfig @_requires(capability: "storeSettings") {
    default_country @include(if: true)
    contact_enabled @include(if: true)
    newsletter_enabled @include(if: true)
  }
`);

const catalogTaxSetting = graphql(`
  fragment CatalogTaxDisplay on StoreConfig @_requires(capability: "catalogTaxDisplay") {
    display_product_prices_in_catalog @include(if: true)
  }
`);

/** Settings of the store view that every page needs. */
export const storeConfigQuery = defineQuery({
  name: 'storeConfig',
  document: graphql(
    `
    query storeConfig {
      storeConfig {
        store_code
        store_name
        default_title
        head_includes
        show_cms_breadcrumbs
        title_prefix
        title_suffix
        default_description
        absolute_footer
        demonotice
        logo_alt
        header_logo_src
        logo_width
        logo_height
        head_shortcut_icon
        store_group_name
        locale
        timezone
        default_display_currency_code
        cms_home_page
        category_url_suffix
        product_url_suffix
        root_category_uid
        product_reviews_enabled
        catalog_default_sort_by
        secure_base_media_url
        ...PageSize
        ...ContactSettings
        ...WithdrawalSetting
        ...GuestCheckout
        ...CatalogTaxDisplay
        ...SendFriendSetting
        ...GiftMessageSettings
        ...SectionOrder
      }
    }
  `,
    [
      contactSettings,
      withdrawalSetting,
      guestCheckoutSetting,
      catalogTaxSetting,
      sendFriendSetting,
      giftMessageSettings,
      sectionOrderFields,
      pageSizeFields,
    ],
  ),
});

const menuFields = graphql(`
  fragment MenuFields on CategoryTree {
    uid
    name
    position
    include_in_menu
    url_path
    url_suffix
  }
`);

const menuPromotions = graphql(`
  fragment MenuPromotions on CategoryTree @_requires(capability: "navigationPromo") {
    skinny_navigation @include(if: true)
    promo_content @include(if: true)
    promo_rich_content @include(if: true)
  }
`);

/**
 * Three levels of categories, with the promotions of the shop's backend where it has them.
 */
export const menuQuery = defineQuery({
  name: 'getMegaMenu',
  document: graphql(
    `
      query getMegaMenu {
        categoryList {
          uid
          children {
            ...MenuFields
            ...MenuPromotions
            children {
              ...MenuFields
              children {
                ...MenuFields
              }
            }
          }
        }
      }
    `,
    [menuFields, menuPromotions],
  ),
});
