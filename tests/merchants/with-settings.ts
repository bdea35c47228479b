import { defineShop, type Shop, type ShopSettings } from '../../storefront/backend/index.ts';

/** Returns a shop whose default store view has other settings, e.g. other fields of addresses. */
export function withSettings(shop: Shop, settings: Partial<ShopSettings>): Shop {
  const [view, ...others] = shop.storeViews;
  return defineShop({ ...shop, storeViews: [{ ...view, settings: { ...view.settings, ...settings } }, ...others] });
}
