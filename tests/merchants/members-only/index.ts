import { defineShop } from '../../../storefront/backend/index.ts';
import americanBikes from '../american-bikes/index.ts';

const [view] = americanBikes.storeViews;

/** The American shop, where guests cannot order. */
export default defineShop({
  ...americanBikes,
  storeViews: [
    {
      ...view,
      settings: { ...view.settings, config: { ...view.settings.config, is_guest_checkout_enabled: false } },
    },
  ],
});
