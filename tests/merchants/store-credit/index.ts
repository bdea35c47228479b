import { defineShop } from '../../../storefront/backend/index.ts';
import americanBikes from '../american-bikes/index.ts';
import { withConfig } from '../with-config.ts';

/** The American shop on Adobe Commerce, whose customer has store credit and reward points. */
export default withConfig(
  defineShop({
    ...americanBikes,
    commerce: {
      storeCredit: true,
      rewardPoints: { earning: { amount: 100, points: 1 }, redemption: { amount: 100, points: 20 }, minimum: 0 },
    },
    accounts: (americanBikes.accounts ?? []).map((account) => ({ ...account, storeCredit: 10_000, rewardPoints: 100 })),
  }),
  { order_cancellation_enabled: true },
);
