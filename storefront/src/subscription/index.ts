/** The offer of regular deliveries. */
export { SubscriptionOffer } from './subscription-offer.tsx';
export { subscriptionOfferBlock } from './subscription-offer-block.ts';
