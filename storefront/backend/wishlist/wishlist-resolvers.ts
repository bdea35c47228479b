import { findBoughtProducts } from '../cart/cart-line.ts';
import { bundleOptions, chosenLinks, customizableOptions, selectedOptions } from '../cart/item-resolvers.ts';
import { collectionPage, pagedList } from '../cart/paging.ts';
import type { PagingArguments } from '../cart/paging.ts';
import { findProductBySku } from '../catalog/index.ts';
import type { ProductTypename } from '../catalog/index.ts';
import { magentoDateTime } from '../customer/date-time.ts';
import type { FieldResolver, Resolvers } from '../module.ts';
import type { RequestContext } from '../request-context.ts';
import { customerWishlist, requireWishlist } from './wishlist-access.ts';
import { addToWishlist, removeFromWishlist, updateWishlistItems } from './wishlist-changes.ts';
import type { WishlistItemInput, WishlistRefusal, WishlistUpdateInput } from './wishlist-changes.ts';
import { findWishlist, listWishlistItems } from './wishlist-repository.ts';
import type { WishlistItemRecord, WishlistRecord } from './wishlist-repository.ts';
import { moveToCart } from './wishlist-to-cart.ts';

const typenames = {
  SimpleProduct: 'SimpleWishlistItem',
  ConfigurableProduct: 'ConfigurableWishlistItem',
  VirtualProduct: 'VirtualWishlistItem',
  DownloadableProduct: 'DownloadableWishlistItem',
  BundleProduct: 'BundleWishlistItem',
  GroupedProduct: 'GroupedProductWishlistItem',
} as const satisfies Record<ProductTypename, string>;

type ItemSource = WishlistItemRecord & { __typename: (typeof typenames)[ProductTypename] };

function itemSources({ database }: RequestContext, wishlist: WishlistRecord): ItemSource[] {
  return listWishlistItems(database, wishlist.id).map((item) => {
    const { __typename = 'SimpleProduct' } = findProductBySku(database, item.sku) ?? {};
    return { ...item, __typename: typenames[__typename] };
  });
}

/** The products of a line; undefined when they have left the shop. */
function findProducts({ sku, variant_sku, choice }: WishlistItemRecord, context: RequestContext) {
  return variant_sku === ''
    ? findBoughtProducts(context, { sku, parent_sku: '', choice })
    : findBoughtProducts(context, { sku: variant_sku, parent_sku: sku, choice });
}

/** The products of a line with a chosen variant. */
const chosenProducts = (item: WishlistItemRecord, context: RequestContext) =>
  item.variant_sku === '' ? undefined : findProducts(item, context);

/** Changes a list of the signed-in customer and answers it as it is afterward, with what was refused. */
function changeWishlist(
  context: RequestContext,
  wishlistId: string,
  change: (wishlist: WishlistRecord) => WishlistRefusal[],
) {
  const wishlist = requireWishlist(context, wishlistId);
  const refusals = change(wishlist);
  return { wishlist: customerWishlist(context, wishlist.customer_id), user_errors: refusals };
}

const itemFields: Record<string, FieldResolver> = {
  added_at: (item: WishlistItemRecord) => magentoDateTime(item.added_at),
  product: (item: WishlistItemRecord, _: unknown, { database }: RequestContext) =>
    findProductBySku(database, item.sku) ?? null,
  customizable_options(item: WishlistItemRecord, _: unknown, context: RequestContext) {
    const products = findProducts(item, context);
    return products ? customizableOptions(products.configuration, context) : [];
  },
};

/** Wish lists. */
export const wishlistResolvers: Resolvers = {
  Mutation: {
    addProductsToWishlist(
      _: unknown,
      args: { wishlistId: string; wishlistItems: readonly WishlistItemInput[] },
      context: RequestContext,
    ) {
      return changeWishlist(context, args.wishlistId, (wishlist) =>
        addToWishlist(context, wishlist, args.wishlistItems),
      );
    },

    removeProductsFromWishlist(
      _: unknown,
      args: { wishlistId: string; wishlistItemsIds: readonly string[] },
      context: RequestContext,
    ) {
      return changeWishlist(context, args.wishlistId, (wishlist) =>
        removeFromWishlist(context, wishlist, args.wishlistItemsIds),
      );
    },

    updateProductsInWishlist(
      _: unknown,
      args: { wishlistId: string; wishlistItems: readonly WishlistUpdateInput[] },
      context: RequestContext,
    ) {
      return changeWishlist(context, args.wishlistId, (wishlist) =>
        updateWishlistItems(context, wishlist, args.wishlistItems),
      );
    },

    addWishlistItemsToCart(
      _: unknown,
      args: { wishlistId: string; wishlistItemIds?: readonly string[] | null },
      context: RequestContext,
    ) {
      const wishlist = requireWishlist(context, args.wishlistId);
      const refusals = moveToCart(context, wishlist, args.wishlistItemIds ?? undefined);
      return {
        status: refusals.length === 0,
        wishlist: customerWishlist(context, wishlist.customer_id),
        add_wishlist_items_to_cart_user_errors: refusals,
      };
    },
  },

  Customer: {
    wishlist: ({ id }: { id: number }, _: unknown, context: RequestContext) => customerWishlist(context, id),
    wishlist_v2({ id }: { id: number }, args: { id: string }, { database }: RequestContext) {
      const wishlist = findWishlist(database, id);
      return wishlist && String(wishlist.id) === args.id ? wishlist : null;
    },
    wishlists({ id }: { id: number }, args: PagingArguments, { database }: RequestContext) {
      const wishlist = findWishlist(database, id);
      return pagedList(wishlist ? [wishlist] : [], args).items;
    },
  },

  Wishlist: {
    items_count: ({ id }: WishlistRecord, _: unknown, { database }: RequestContext) =>
      listWishlistItems(database, id).length,
    items_v2: (wishlist: WishlistRecord, args: PagingArguments, context: RequestContext) =>
      collectionPage(itemSources(context, wishlist), args),
    updated_at: (wishlist: WishlistRecord) => magentoDateTime(wishlist.updated_at),
  },

  SimpleWishlistItem: itemFields,
  VirtualWishlistItem: itemFields,
  GroupedProductWishlistItem: itemFields,
  DownloadableWishlistItem: {
    ...itemFields,
    links_v2(item: WishlistItemRecord, _: unknown, context: RequestContext) {
      const products = findProducts(item, context);
      return products ? chosenLinks(products.bought, products.configuration, context) : [];
    },
  },
  BundleWishlistItem: {
    ...itemFields,
    bundle_options(item: WishlistItemRecord, _: unknown, context: RequestContext) {
      const products = findProducts(item, context);
      return products ? bundleOptions(products.configuration, context) : [];
    },
  },
  ConfigurableWishlistItem: {
    ...itemFields,
    configured_variant: (item: WishlistItemRecord, _: unknown, context: RequestContext) =>
      chosenProducts(item, context)?.bought ?? null,
    configurable_options(item: WishlistItemRecord, _: unknown, context: RequestContext) {
      const products = chosenProducts(item, context);
      return products ? selectedOptions(products, context.storeView) : null;
    },
  },
};
