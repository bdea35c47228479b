import { priceRange } from '../catalog/product/price-range.ts';
import { productTypenames } from '../catalog/index.ts';
import type { Product } from '../catalog/index.ts';
import type { FieldResolver, Resolvers } from '../module.ts';
import type { Money } from '../money.ts';
import type { RequestContext } from '../request-context.ts';

const empty = () => [];
const always =
  <Value>(value: Value) =>
  () =>
    value;
/** A setting that a store view can have; Magento's default otherwise. */
const configured =
  <Value>(name: string, byDefault: Value) =>
  (config: Readonly<Record<string, unknown>>) =>
    config[name] ?? byDefault;
const amount = (money: Money) => ({ amount: money, adjustments: [] });

const productFields: Record<string, FieldResolver> = {
  price(product: Product, _: unknown, context: RequestContext) {
    const { minimum_price: minimum, maximum_price: maximum } = priceRange(product, context);
    return {
      minimalPrice: amount(minimum.final_price),
      maximalPrice: amount(maximum.final_price),
      regularPrice: amount(minimum.regular_price),
    };
  },
  tier_prices: empty,
  websites: (_: unknown, __: unknown, { storeView: { websiteId, websiteCode, websiteName } }: RequestContext) => [
    { id: websiteId, code: websiteCode, name: websiteName, sort_order: 0, is_default: true, default_group_id: '1' },
  ],
};

/** Prices in their older form, and settings of fixed taxes. */
export const priceResolvers: Resolvers = {
  ...Object.fromEntries(Object.values(productTypenames).map((typename) => [typename, productFields])),
  StoreConfig: {
    category_fixed_product_tax_display_setting: configured(
      'category_fixed_product_tax_display_setting',
      'FPT_DISABLED',
    ),
    product_fixed_product_tax_display_setting: configured('product_fixed_product_tax_display_setting', 'FPT_DISABLED'),
    sales_fixed_product_tax_display_setting: configured('sales_fixed_product_tax_display_setting', 'FPT_DISABLED'),
    fixed_product_taxes_apply_tax_to_fpt: always(false),
    fixed_product_taxes_include_fpt_in_subtotal: always(false),
    fixed_product_taxes_display_prices_in_emails: always(0),
    fixed_product_taxes_display_prices_in_product_lists: always(0),
    fixed_product_taxes_display_prices_in_sales_modules: always(0),
    fixed_product_taxes_display_prices_on_product_view_page: always(0),
    graphql_share_all_customer_groups: always(false),
    share_all_catalog_rules: always(false),
    share_all_sales_rule: always(false),
    share_applied_catalog_rules: always(false),
    share_applied_sales_rule: always(false),
  },
};
