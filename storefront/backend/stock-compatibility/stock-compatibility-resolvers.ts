import { addOrThrow, type OlderAddInput } from '../cart/change-resolvers.ts';
import { findCartForUser } from '../cart/cart-access.ts';
import { pagedList, type PagingArguments } from '../cart/paging.ts';
import type { ProductRequest } from '../cart/product-choice.ts';
import { findCategoryById } from '../catalog/category/category-tree.ts';
import { categorySource } from '../catalog/category/category-source.ts';
import { ROOT_CATEGORY_ID } from '../catalog/category/root-category.ts';
import { findProductBySku } from '../catalog/index.ts';
import { choosePayment } from '../checkout/method-steps.ts';
import { resolvePlaceOrder } from '../checkout/order-entry-resolvers.ts';
import { listOrders } from '../checkout/order-repository.ts';
import { changeEmail, createAccount, updateAccount } from '../customer/account.ts';
import type { CustomerRecord } from '../customer/customer-repository.ts';
import { magentoDateTime } from '../customer/date-time.ts';
import type { ProfileInput } from '../customer/profile-rules.ts';
import type { StoredValues } from '../customer/custom-attribute-repository.ts';
import { toAttributeValues } from '../customer/custom-attributes.ts';
import { requireCustomer, requireCustomerId } from '../customer/require-customer.ts';
import { textOrNull } from '../customer/postal-address.ts';
import { inputError, noSuchEntity, notAuthorized } from '../graphql-error.ts';
import type { Resolvers } from '../module.ts';
import type { RequestContext } from '../request-context.ts';
import { requireCaptcha } from '../store/require-captcha.ts';
import {
  findWishlist,
  listWishlistItems,
  type WishlistItemRecord,
  type WishlistRecord,
} from '../wishlist/wishlist-repository.ts';
import { customerForm } from './customer-form.ts';
import { deleteCustomer } from './delete-customer.ts';

interface OlderCustomerInput extends ProfileInput {
  email?: string | null;
  password?: string | null;
}

const none = () => null;
const empty = () => [];
const always =
  <Value>(value: Value) =>
  () =>
    value;

/** The lines of a wish list in their older form. */
function olderWishlistItems({ database }: RequestContext, list: WishlistRecord | undefined) {
  return (list ? listWishlistItems(database, list.id) : []).map((item) => ({
    id: item.id,
    qty: item.quantity,
    description: item.description,
    added_at: magentoDateTime(item.added_at),
    product: findProductBySku(database, item.sku) ?? null,
  }));
}

const addByData = (
  _: unknown,
  { input }: { input: OlderAddInput<{ data: ProductRequest }> },
  context: RequestContext,
) =>
  addOrThrow(
    context,
    input.cart_id,
    input.cart_items.flatMap((item) => (item ? [item.data] : [])),
  );

/** Values of the merchant's attributes that an address of a cart or an order has. */
const addressAttributes = (
  { custom_attributes: stored }: { custom_attributes: StoredValues },
  { attributeCodes }: { attributeCodes?: readonly string[] | null },
  { storeView }: RequestContext,
) => toAttributeValues(stored, storeView.settings.addressAttributes, attributeCodes);

/** What other storefronts of Magento ask for and this one does not. */
export const stockCompatibilityResolvers: Resolvers = {
  Query: {
    category(_: unknown, { id }: { id?: number | null }, { database }: RequestContext) {
      const found = findCategoryById(database, id ?? ROOT_CATEGORY_ID);
      if (!found) throw noSuchEntity("Category doesn't exist");
      return categorySource(found);
    },
    customerOrders(_: unknown, __: unknown, context: RequestContext) {
      const orders = listOrders(context.database, requireCustomerId(context));
      const [first] = orders;
      return { ...pagedList(orders, {}), date_of_first_order: first ? magentoDateTime(first.created_at) : null };
    },
    wishlist(_: unknown, __: unknown, context: RequestContext) {
      if (!context.customer) throw notAuthorized('The current user cannot perform operations on wishlist');
      const list = findWishlist(context.database, context.customer.id);
      const items = olderWishlistItems(context, list);
      return {
        items,
        items_count: items.length,
        name: 'Wish List',
        sharing_code: list?.sharing_code ?? null,
        updated_at: list ? magentoDateTime(list.updated_at) : null,
      };
    },
    attributesForm: (_: unknown, { formCode }: { formCode: string }, { storeView }: RequestContext) =>
      customerForm(formCode, storeView),
  },

  Mutation: {
    async createCustomer(_: unknown, { input }: { input: OlderCustomerInput }, context: RequestContext) {
      requireCaptcha(context, 'CUSTOMER_CREATE');
      return { customer: await createAccount(context, { ...input, email: input.email ?? '' }) };
    },
    async updateCustomer(
      _: unknown,
      { input: { email, password, ...profile } }: { input: OlderCustomerInput },
      context: RequestContext,
    ) {
      let customer = requireCustomer(context);
      if (email != null && email !== customer.email) {
        if (!password) throw inputError('Provide the current "password" to change "email".');
        customer = await changeEmail(context, customer, email, password);
      }
      return { customer: updateAccount(context, customer, profile) };
    },
    addVirtualProductsToCart: addByData,
    addBundleProductsToCart: addByData,
    addDownloadableProductsToCart: addByData,
    deleteCustomer(_: unknown, __: unknown, context: RequestContext) {
      deleteCustomer(context, requireCustomerId(context));
      return true;
    },
    generateCustomerTokenAsAdmin() {
      throw notAuthorized('Login as Customer is disabled.');
    },
    setPaymentMethodAndPlaceOrder(
      _: unknown,
      {
        input,
      }: { input: { cart_id: string; payment_method: { code: string; purchase_order_number?: string | null } } },
      context: RequestContext,
    ) {
      const cart = findCartForUser(context, input.cart_id, 'Required parameter "cart_id" is missing');
      const { code, purchase_order_number: number } = input.payment_method;
      choosePayment(context, cart, { code, purchaseOrderNumber: textOrNull(number), data: null });
      return resolvePlaceOrder(context, input.cart_id);
    },
  },

  MediaGalleryEntry: { content: none },
  DownloadableWishlistItem: { samples: empty },
  ConfigurableWishlistItem: {
    child_sku: ({ sku, variant_sku: variant }: WishlistItemRecord) => variant || sku,
  },
  ShippingCartAddress: { custom_attributes: addressAttributes },
  BillingCartAddress: { custom_attributes: addressAttributes },
  OrderAddress: { custom_attributesV2: addressAttributes },
  Wishlist: { items: (list: WishlistRecord, _: unknown, context: RequestContext) => olderWishlistItems(context, list) },
  Customer: {
    dob: ({ date_of_birth: date }: CustomerRecord) => date,
    group_id: always(1),
    group: always({ name: 'General' }),
    allow_remote_shopping_assistance: always(false),
    // Reviews here are signed with a nickname and belong to nobody's account.
    reviews: (_: unknown, args: PagingArguments) => pagedList([], args),
  },
  CustomerAddress: {
    country_id: ({ country_code: code }: { country_code: string }) => code,
    customer_id: none,
  },
  StoreConfig: {
    graphql_share_customer_group: always(false),
    grouped_product_image: always('ITSELF'),
    configurable_product_image: always('PARENT'),
    orders_invoices_credit_memos_display_full_summary: always(false),
    orders_invoices_credit_memos_display_grandtotal: always(false),
    orders_invoices_credit_memos_display_zero_tax: always(false),
    fixed_product_taxes_enable: always(false),
  },
};
