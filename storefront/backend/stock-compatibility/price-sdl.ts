import { productTypenames } from '../catalog/index.ts';

/**
 * What every product has in Magento and this shop has no use for: prices in their older form, attributes of an empty
 * Magento.
 */
const olderProductFields = `
  price: ProductPrices @deprecated(reason: "Use price_range.")
  tier_price: Float @deprecated(reason: "Use price_tiers.")
  tier_prices: [ProductTierPrices] @deprecated(reason: "Use price_tiers.")
  websites: [Website] @deprecated(reason: "Not for shoppers.")
  color: Int
  manufacturer: Int
  rules: [CatalogRule]
`;

/** Prices in their older form, fixed taxes such as those on electrical waste, and the names of price rules. */
export const priceSdl = `
extend interface ProductInterface { ${olderProductFields} }
${Object.values(productTypenames)
  .map((typename) => `extend type ${typename} { ${olderProductFields} }`)
  .join('\n')}

type ProductPrices { minimalPrice: Price maximalPrice: Price regularPrice: Price }
type Price { amount: Money adjustments: [PriceAdjustment] }
type PriceAdjustment { amount: Money code: PriceAdjustmentCodesEnum description: PriceAdjustmentDescriptionEnum }
enum PriceAdjustmentCodesEnum { TAX WEEE WEEE_TAX }
enum PriceAdjustmentDescriptionEnum { INCLUDED EXCLUDED }
type ProductTierPrices { customer_group_id: String percentage_value: Float qty: Float value: Float website_id: Float }
type Website { id: Int code: String name: String sort_order: Int is_default: Boolean default_group_id: String }
type CatalogRule { name: String! }
type CartRule { name: String! }
enum TaxWrappingEnum { DISPLAY_EXCLUDING_TAX DISPLAY_INCLUDING_TAX DISPLAY_TYPE_BOTH }

extend type Cart { rules: [CartRule] }
extend type SelectedShippingMethod { base_amount: Money @deprecated(reason: "Always null.") }
extend type AvailableShippingMethod { base_amount: Money @deprecated(reason: "Always null.") }

extend type StoreConfig {
  fixed_product_taxes_apply_tax_to_fpt: Boolean!
  fixed_product_taxes_include_fpt_in_subtotal: Boolean!
  fixed_product_taxes_display_prices_in_emails: Int!
  fixed_product_taxes_display_prices_in_product_lists: Int!
  fixed_product_taxes_display_prices_in_sales_modules: Int!
  fixed_product_taxes_display_prices_on_product_view_page: Int!
  shopping_cart_display_tax_gift_wrapping: TaxWrappingEnum
  graphql_share_all_customer_groups: Boolean!
  share_all_catalog_rules: Boolean!
  share_all_sales_rule: Boolean!
  share_applied_catalog_rules: Boolean!
  share_applied_sales_rule: Boolean!
}
`;
