import { defineShop } from '../../../storefront/backend/index.ts';
import americanBikes from '../american-bikes/index.ts';
import { withConfig } from '../with-config.ts';
import { withSettings } from '../with-settings.ts';

const { catalog } = americanBikes;

/** The American shop without chain locks. */
const withoutLocks = defineShop({
  ...americanBikes,
  catalog: {
    ...catalog,
    products: catalog.products.map((product) =>
      product.sku === 'P-LOCK' && product.kind.type === 'simple'
        ? { ...product, kind: { ...product.kind, stock: 0 } }
        : product,
    ),
  },
});

/**
 * The American shop, where guests cannot order, new customers confirm their addresses, and sold-out products are not
 * listed.
 */
export default withSettings(
  withConfig(withoutLocks, { is_guest_checkout_enabled: false, create_account_confirmation: true }),
  { listsSoldOutProducts: false },
);
