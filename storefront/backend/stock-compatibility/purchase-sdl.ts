const orderItem = `id: ID! product: ProductInterface product_name: String product_sku: String! product_url_key: String product_type: String
  product_sale_price: Money! prices: OrderItemPrices discounts: [Discount] status: String selected_options: [OrderItemOption]
  entered_options: [OrderItemOption] gift_message: GiftMessage quantity_ordered: Float quantity_shipped: Float quantity_invoiced: Float
  quantity_refunded: Float quantity_returned: Float quantity_canceled: Float`;

const documentItem =
  'id: ID! order_item: OrderItemInterface product_name: String product_sku: String! product_sale_price: Money!';

const creditMemoItem = `${documentItem} discounts: [Discount] quantity_refunded: Float`;

/** What Magento's carts, wish lists and orders have beside what this shop uses. */
export const purchaseSdl = `

input CustomizableOptionInput { uid: ID id: Int value_string: String! }
extend input SimpleProductCartItemInput { customizable_options: [CustomizableOptionInput] }
extend input ConfigurableProductCartItemInput { customizable_options: [CustomizableOptionInput] }
extend input CartItemUpdateInput { customizable_options: [CustomizableOptionInput] gift_wrapping_id: ID }
input AddBundleProductsToCartInput { cart_id: String! cart_items: [BundleProductCartItemInput]! }
input BundleProductCartItemInput { data: CartItemInput! bundle_options: [BundleOptionInput]! customizable_options: [CustomizableOptionInput] }
input BundleOptionInput { id: Int! quantity: Float! value: [String]! }
type AddBundleProductsToCartOutput { cart: Cart! }
input AddDownloadableProductsToCartInput { cart_id: String! cart_items: [DownloadableProductCartItemInput]! }
input DownloadableProductCartItemInput {
  data: CartItemInput! downloadable_product_links: [DownloadableProductLinksInput] customizable_options: [CustomizableOptionInput]
}
input DownloadableProductLinksInput { link_id: Int! }
type AddDownloadableProductsToCartOutput { cart: Cart! }
extend enum SortQuoteItemsEnum {
  DESCRIPTION WEIGHT BASE_PRICE CUSTOM_PRICE DISCOUNT_PERCENT DISCOUNT_AMOUNT BASE_DISCOUNT_AMOUNT TAX_PERCENT TAX_AMOUNT BASE_TAX_AMOUNT
  BASE_ROW_TOTAL ROW_TOTAL_WITH_DISCOUNT ROW_WEIGHT PRODUCT_TYPE BASE_TAX_BEFORE_DISCOUNT TAX_BEFORE_DISCOUNT ORIGINAL_CUSTOM_PRICE
  PRICE_INC_TAX BASE_PRICE_INC_TAX ROW_TOTAL_INC_TAX BASE_ROW_TOTAL_INC_TAX DISCOUNT_TAX_COMPENSATION_AMOUNT
  BASE_DISCOUNT_TAX_COMPENSATION_AMOUNT FREE_SHIPPING
}
input AddVirtualProductsToCartInput { cart_id: String! cart_items: [VirtualProductCartItemInput]! }
input VirtualProductCartItemInput { data: CartItemInput! customizable_options: [CustomizableOptionInput] }
type AddVirtualProductsToCartOutput { cart: Cart! }

input SetPaymentMethodAndPlaceOrderInput { cart_id: String! payment_method: PaymentMethodInput! }

extend type ConfigurableWishlistItem { child_sku: String! @deprecated(reason: "Use configured_variant.") }
extend type DownloadableWishlistItem { samples: [DownloadableProductSamples] }
type WishlistOutput { items: [WishlistItem] items_count: Int name: String sharing_code: String updated_at: String }
"Older form of a wish list's line."
type WishlistItem { id: Int qty: Float description: String added_at: String product: ProductInterface }
extend type Wishlist { items: [WishlistItem] @deprecated(reason: "Use items_v2.") }

type ConfigurableOrderItem implements OrderItemInterface { ${orderItem} parent_sku: String }
type BundleCreditMemoItem implements CreditMemoItemInterface { ${creditMemoItem} bundle_options: [ItemSelectedBundleOption] }
type DownloadableCreditMemoItem implements CreditMemoItemInterface { ${creditMemoItem} downloadable_links: [DownloadableItemsLinks] }
type BundleInvoiceItem implements InvoiceItemInterface { ${documentItem} discounts: [Discount] quantity_invoiced: Float bundle_options: [ItemSelectedBundleOption] }
type DownloadableInvoiceItem implements InvoiceItemInterface { ${documentItem} discounts: [Discount] quantity_invoiced: Float downloadable_links: [DownloadableItemsLinks] }
type BundleShipmentItem implements ShipmentItemInterface { ${documentItem} quantity_shipped: Float! bundle_options: [ItemSelectedBundleOption] }
"What is sold and carries a gift message."
type SalesItemInterface { gift_message: GiftMessage }
interface ErrorInterface { message: String! }
type NoSuchEntityUidError implements ErrorInterface { message: String! uid: ID! }
type InternalError implements ErrorInterface { message: String! }
enum BatchMutationStatus { SUCCESS FAILURE MIXED_RESULTS }

extend type Query {
  customerOrders: CustomerOrders @deprecated(reason: "Use customer.orders.")
  wishlist: WishlistOutput @deprecated(reason: "Use customer.wishlists.")
}
extend type Mutation {
  addVirtualProductsToCart(input: AddVirtualProductsToCartInput): AddVirtualProductsToCartOutput
  addBundleProductsToCart(input: AddBundleProductsToCartInput): AddBundleProductsToCartOutput
  addDownloadableProductsToCart(input: AddDownloadableProductsToCartInput): AddDownloadableProductsToCartOutput
  setPaymentMethodAndPlaceOrder(input: SetPaymentMethodAndPlaceOrderInput): PlaceOrderOutput @deprecated(reason: "Use setPaymentMethodOnCart and placeOrder.")
}
`;
