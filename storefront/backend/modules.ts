import { cartModule } from './cart/index.ts';
import { catalogModule } from './catalog/index.ts';
import { checkoutModule } from './checkout/index.ts';
import { cmsModule } from './cms/cms-module.ts';
import { compareModule } from './compare/index.ts';
import { contactModule } from './contact/index.ts';
import { creditModule } from './credit/index.ts';
import { customerModule } from './customer/index.ts';
import { mailModule } from './mail/index.ts';
import { giftMessageModule } from './gift-message/index.ts';
import type { BackendModule } from './module.ts';
import { newsletterModule } from './newsletter/index.ts';
import { stockCompatibilityModules } from './stock-compatibility/index.ts';
import { parcelLockersModule } from './parcel-lockers/index.ts';
import { restModule } from './rest/index.ts';
import { reviewModule } from './review/review-module.ts';
import { routeModule } from './route/route-module.ts';
import { sendFriendModule } from './send-friend/index.ts';
import { storeModule } from './store/store-module.ts';
import { storesModule } from './stores/index.ts';
import { verifiedReviewsModule } from './verified-reviews/index.ts';
import { wishlistModule } from './wishlist/index.ts';
import { withdrawalModule } from './withdrawal/index.ts';

/** Modules of a shop on Adobe Commerce, in addition to the others. */
export const commerceModules: readonly BackendModule[] = [creditModule];

/** All modules of the backend. Tables are made and filled in this order. */
export const backendModules: readonly BackendModule[] = [
  storeModule,
  catalogModule,
  reviewModule,
  cmsModule,
  routeModule,
  mailModule,
  customerModule,
  cartModule,
  checkoutModule,
  giftMessageModule,
  verifiedReviewsModule,
  wishlistModule,
  compareModule,
  newsletterModule,
  contactModule,
  sendFriendModule,
  withdrawalModule,
  storesModule,
  parcelLockersModule,
  restModule,
  ...stockCompatibilityModules,
];
