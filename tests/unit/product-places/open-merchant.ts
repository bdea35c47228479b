import { openShop, type OpenShop } from '../shop-page/open-shop.tsx';
import { findUids } from './find-uids.ts';
import { reduceShop, type ProductType, type SampleMerchant } from './sample-products.ts';

/** A merchant whose backend runs in the test, and whose pages open in the test's document. */
export interface OpenMerchant extends OpenShop {
  /** Puts products of these types into a cart, as shoppers would choose them. */
  add(types: readonly ProductType[], cartId: string, token?: string): Promise<void>;
}

/** Starts the backend of a merchant. */
export async function openMerchant(merchant: SampleMerchant): Promise<OpenMerchant> {
  const { products, category, profile } = merchant;
  const opened = await openShop({ shop: reduceShop(merchant.shop, products, category), profile, pageSize: 48 });
  const { shop } = opened;
  return {
    ...opened,
    async add(types, cartId, token) {
      for (const type of types) {
        const { sku, selected = [], entered = {}, group } = products[type];
        const uids = await findUids(shop, sku);
        const items = group
          ? Object.entries(group.quantities).map(([part, quantity]) => ({ sku: part, quantity }))
          : [
              {
                sku,
                quantity: 1,
                selected_options: selected.map(uids),
                entered_options: Object.entries(entered).map(([title, value]) => ({ uid: uids(title), value })),
              },
            ];
        const answer = await shop.add(cartId, items, token);
        const errors = answer.at('addProductsToCart', 'user_errors');
        if (!Array.isArray(errors) || errors.length > 0)
          throw new Error(`${sku} is not added: ${JSON.stringify(errors)}`);
      }
    },
  };
}
