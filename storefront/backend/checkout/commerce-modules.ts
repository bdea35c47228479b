import { cartModule } from '../cart/index.ts';
import { contactModule } from '../contact/index.ts';
import { customerModule } from '../customer/index.ts';
import { mailModule } from '../mail/index.ts';
import type { BackendModule } from '../module.ts';
import { newsletterModule } from '../newsletter/index.ts';
import { restModule } from '../rest/index.ts';
import { storesModule } from '../stores/index.ts';
import { wishlistModule } from '../wishlist/index.ts';
import { checkoutModule } from './index.ts';

/**
 * Everything that belongs to shoppers: accounts, carts, orders, lists, mails, physical shops. The order is that of
 * seeding: the demo orders need the coupons and the customer. Comes after the catalogue.
 */
export const commerceModules: readonly BackendModule[] = [
  mailModule,
  storesModule,
  customerModule,
  newsletterModule,
  cartModule,
  checkoutModule,
  restModule,
  wishlistModule,
  contactModule,
];
