import { defineShop, type Shop } from '../../storefront/backend/index.ts';

/** Returns a shop whose default store view has other values in `storeConfig`. */
export function withConfig(shop: Shop, config: Readonly<Record<string, unknown>>): Shop {
  const [view, ...others] = shop.storeViews;
  return defineShop({ ...shop, storeViews: [{ ...view, config: { ...view.config, ...config } }, ...others] });
}
