import americanBikes from '../american-bikes/index.ts';
import { withConfig } from '../with-config.ts';

/** The American shop, where guests cannot order, and new customers confirm their addresses. */
export default withConfig(americanBikes, {
  is_guest_checkout_enabled: false,
  create_account_confirmation: true,
});
